/** Signs of a class each. */
const HAN = '一-鿿々';
const KANA = 'ァ-ヺー';
const HIRA = 'ぁ-んー';
const OPENING = '（「『【(\\[';
const CLOSING = '：）」』】)\\]';
const STOPS = '、。，．！？…・';
/** The polite お and ご go with the word that they stand before. */
const POLITE = `[おご](?=[${HAN}${KANA}])`;
/** With its year, weekday and times, where it has them. */
const DATE = '(?:\\d{4}年)?\\d{1,2}月\\d{1,2}日(?:\\(.\\)(?: [\\d:〜]{5,11})?)?';
/** A verb of two goes on behind the ending of its first: 問い合わせ, 受け付け. に and て are mostly particles. */
const KANJI = `[${HAN}]+(?:[いきぎしちびみりえけげせねべめれ][${HAN}]+)*`;
/** A number stands with what it counts. */
const WORD = `(?:${POLITE})?[^\\s${HAN}${KANA}${HIRA}${OPENING}${STOPS}${CLOSING}]*(?:${KANJI}|[${KANA}]+)?`;
/** A phrase: what opens it, a word, then all that leans on it: particles and endings, marks. */
const PHRASE = new RegExp(
  `\\s|[${OPENING}]*(?:${DATE}|${WORD})(?:(?!${POLITE})[${HIRA}${CLOSING}])*[${STOPS}]*[${CLOSING}]*`,
  'g',
);

/**
 * A Japanese text in phrases. By a rule of its own: `Intl.Segmenter` has another dictionary in each browser, and a page
 * that was drawn when it was built is thrown away where its hydration cuts otherwise.
 */
export const phrasesOf = (text: string): readonly string[] => text.match(PHRASE)?.filter(Boolean) ?? [];
