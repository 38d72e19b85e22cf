import { LIMITS } from '../constants/limits.js';

/** Whether a value is an id that a row can have. */
export const isRowId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LIMITS.idMax;

/** The id that a text spells in the one way an id is spelled, digits without a leading zero; null: it names nothing. */
export function parseRowId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return isRowId(id) ? id : null;
}
