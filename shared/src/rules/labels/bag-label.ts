import { LIMITS } from '../../constants/limits.js';

/** Which bag of which request a label is on. */
export interface BagLabel {
  readonly requestId: number;
  /** From 1. */
  readonly bag: number;
}

/** Crockford's base 32: nothing that looks like something else. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The largest prime below 32²: no single wrong digit, and no two that changed places, keep the remainder. */
const PRIME = 1021;
/** More than any bag's number. */
const BAGS = 128;

/** `284-2-KB`: reception number, bag, and two letters that a slip of the eye does not keep (docs/decisions/099). */
export const labelCode = (label: BagLabel): string => `${label.requestId}-${label.bag}-${checkOf(label)}`;

/** The numbers of so many bags: labels, scans and screens count from the same one. */
export const bagNumbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

/** The codes of all bags of a request. */
export const labelCodes = ({ id, count }: { readonly id: number; readonly count: number }): readonly string[] =>
  bagNumbers(count).map((bag) => labelCode({ requestId: id, bag }));

/** What a scanned or typed code says, in whatever width, case and separators; null for what is no label of ours, or has a slip. */
export function parseLabel(text: string): BagLabel | null {
  const [, id = '', number = '', check = ''] = SHAPE.exec(tidied(text)) ?? [];
  const label = { requestId: Number(asDigits(id)), bag: Number(asDigits(number)) };
  const isInRange =
    label.requestId >= 1 && label.requestId <= LIMITS.idMax && label.bag >= 1 && label.bag <= LIMITS.setCountMax;
  return isInRange && checkOf(label) === asDigits(check) ? label : null;
}

const SHAPE = /^([\dOIL]{1,10})-([\dOIL]{1,3})-([\dA-Z]{2})$/;
const SEPARATORS = /[\s\u2010-\u2015\u2212\u30fc\uff70._/-]+/gu;

const tidied = (text: string): string => text.normalize('NFKC').trim().toUpperCase().replace(SEPARATORS, '-');

/** Letters that are read for digits. */
const asDigits = (text: string): string => text.replace(/O/g, '0').replace(/[IL]/g, '1');

function checkOf({ requestId, bag }: BagLabel): string {
  const rest = (requestId * BAGS + bag) % PRIME;
  return `${SYMBOLS.charAt(Math.floor(rest / SYMBOLS.length))}${SYMBOLS.charAt(rest % SYMBOLS.length)}`;
}
