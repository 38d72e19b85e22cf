import { lengthOf } from './length.js';

/**
 * What no text holds, by its place in Unicode: control characters and the separators of lines and paragraphs, halves of
 * a surrogate pair, noncharacters, and embeddings, overrides and isolates, which turn the direction of what follows.
 * Joiners and variation selectors stay: emoji and names are spelled with them (handbook/http.md#texts).
 */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/gu;
const LAYOUT = /[\t\r\n]/g;

/** Whether a text holds a character that no field takes; a text of several lines may have line breaks and tabs. */
export const hasUnfitCharacters = (text: string, lines = false): boolean =>
  (lines ? text.replace(LAYOUT, '') : text).search(UNFIT) >= 0;

/** What a field says against a text that was typed into it; null: nothing. */
export function textProblem(text: string, max: number, lines = false): 'control_characters' | 'too_long' | null {
  if (hasUnfitCharacters(text, lines)) return 'control_characters';
  return lengthOf(text) > max ? 'too_long' : null;
}

/** A text without what no field takes: for what was stored before it was refused. A break of any kind is a line feed. */
export const withoutUnfitCharacters = (text: string): string =>
  text
    .replace(/\r\n?|\p{Zl}|\p{Zp}|\u0085/gu, '\n')
    .replace(/\t/g, ' ')
    .replace(UNFIT, (char) => (char === '\n' ? char : ''));
