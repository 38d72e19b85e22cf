/**
 * A phrase, by its scripts: what opens it (a bracket, the polite お or ご), a word (a number stands with what it counts, a date with its time),
 * then all that leans on it: particles and endings, marks, closing brackets.
 */
const PHRASE =
  /\s|[（「『【([]*(?:(?:\d{4}年)?\d{1,2}月\d{1,2}日(?:\(.\)(?: \d\d:\d\d)?)?|(?:[おご](?=[\p{sc=Han}\p{sc=Kana}]))?[^\s\p{sc=Hira}\p{sc=Han}\p{sc=Kana}ー（「『【([、。，．！？…：）」』】・)\]]*(?:\p{sc=Han}+|[\p{sc=Kana}ー]+)?)(?:(?![おご][\p{sc=Han}\p{sc=Kana}])[\p{sc=Hira}ー：）」』】)\]])*[、。，．！？…・]*[）」』】)\]]*/gu;

/**
 * A Japanese text in phrases. By a rule of its own: `Intl.Segmenter` has another dictionary in each browser, and a page
 * that was drawn when it was built is thrown away where its hydration cuts otherwise.
 */
export const phrasesOf = (text: string): readonly string[] => text.match(PHRASE)?.filter(Boolean) ?? [];
