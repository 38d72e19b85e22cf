import type { Cell } from './table.js';

/** What spreadsheets take for the beginning of a formula, full width included. */
const FORMULA = /^[=+\-@\t\r\0＝＋－＠]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** A cell that no spreadsheet runs: what begins like a formula, and is no number, gets an apostrophe in front. */
export const escapeFormula = (cell: Cell): Cell =>
  typeof cell === 'string' && FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
