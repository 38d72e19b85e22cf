/** Letters that nobody sees: what Unicode lets no font draw, and a few that are drawn empty. */
const UNSEEN = String.raw`\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{16fe4}\u{1d159}`;
const INVISIBLE = new RegExp(`[${UNSEEN}]`, 'gu');
const VISIBLE = new RegExp(`[^\\s${UNSEEN}]`, 'u');

/** A text without the letters that nobody sees: not for what is shown, as emoji and names are spelled with some. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Whether nobody would see anything of it. */
export const isBlank = (text: string | null | undefined): boolean => text == null || !VISIBLE.test(text);
