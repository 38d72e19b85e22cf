const HAN = String.raw`\p{sc=Han}`;
const KANA = String.raw`[\p{sc=Kana}ー]`;
const HIRA = String.raw`[\p{sc=Hira}ー]`;
const OPENING = String.raw`（「『【(\[`;
const CLOSING = String.raw`）」』】)\]`;
const STOPS = '、。，．！？…・';
/** The polite お and ご go with the word that they stand before. */
const POLITE = `[おご](?=${HAN}|${KANA})`;
const DATE = String.raw`(?:\d{4}年)?\d{1,2}月\d{1,2}日(?:\(.\)(?: \d\d:\d\d(?:〜\d\d:\d\d)?)?)?`;
/** A verb of two goes on behind the ending of its first: 問い合わせ, 受け付け. に and て are mostly particles. */
const KANJI = `${HAN}+(?:[いきぎしちびみりえけげせねべめれ]${HAN}+)*`;
/** A number stands with what it counts. */
const WORD = `(?:${POLITE})?[^\\s\\p{sc=Hira}${HAN}\\p{sc=Kana}ー${OPENING}${STOPS}：${CLOSING}]*(?:${KANJI}|${KANA}+)?`;
/** Particles and endings. */
const LEANING = `(?!${POLITE})(?:${HIRA}|[：${CLOSING}])`;

/** A phrase: what opens it, a word, then all that leans on it. */
const PHRASE = new RegExp(String.raw`\s|[${OPENING}]*(?:${DATE}|${WORD})(?:${LEANING})*[${STOPS}]*[${CLOSING}]*`, 'gu');

/**
 * A Japanese text in phrases. By a rule of its own: `Intl.Segmenter` has another dictionary in each browser, and a page
 * that was drawn when it was built is thrown away where its hydration cuts otherwise.
 */
export const phrasesOf = (text: string): readonly string[] => text.match(PHRASE)?.filter(Boolean) ?? [];
