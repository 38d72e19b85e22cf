/** What spreadsheets take for the beginning of a formula; other forms of these letters fold to them. */
const FORMULA = /^[=+\-\u2212@\t\r\0]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** A text that no spreadsheet runs: what begins like a formula, and is no number, gets an apostrophe in front. */
export const escapeFormula = (text: string): string =>
  FORMULA.test(firstOf(text).normalize('NFKC')) && !NUMBER.test(text) ? `'${text}` : text;

const firstOf = (text: string): string => /^./su.exec(text)?.[0] ?? '';
