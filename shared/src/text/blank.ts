/** Letters that nobody sees: formatting, fillers and variation selectors. */
const INVISIBLE =
  /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

/** A text without the letters that nobody sees: not for what is shown, as emoji and names are spelled with some. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Whether nobody would see anything of it. */
export const isBlank = (text: string | null | undefined): boolean =>
  text == null || withoutInvisible(text).trim() === '';
