/** What belongs to the phrase before it: particles and endings, marks, closing brackets. */
const GOES_ON = /^[\p{Script=Hiragana}ー、。，．！？…）」』】・％%)\].,!?:]+$/u;
/** What belongs to the word after it: opening brackets, numbers with what they count, and the polite お and ご. */
const OPENS = /([（「『【(\[\d:]|^[おご])$/u;

/** A Japanese text in phrases, each a word with all that leans on it. Where words cannot be told apart it is one phrase. */
export function phrasesOf(text: string): readonly string[] {
  if (!('Segmenter' in Intl)) return [text];
  const words = new Intl.Segmenter('ja', { granularity: 'word' }).segment(text);
  const phrases: string[] = [];
  for (const { segment } of words) {
    const last = phrases.at(-1);
    const isPrefix = segment === 'お' || segment === 'ご';
    if (last === undefined || !((GOES_ON.test(segment) && !isPrefix) || OPENS.test(last))) phrases.push(segment);
    else phrases[phrases.length - 1] = last + segment;
  }
  return phrases;
}
