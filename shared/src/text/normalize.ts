import { LIMITS } from '../constants/limits.js';

const HYPHENS = /[-\u2010-\u2015\u2212\u30fc\uff0d\uff70]/g;

/** Full-width letters, digits and symbols to half-width, half-width kana to full-width; trimmed. */
export const toHalfWidth = (text: string): string => text.normalize('NFKC').trim();

/** With the postal mark that address books put before it. */
const zipDigits = (text: string): string => digitsOnly(text.replace('〒', ''));

/** `〒１５０−０００１` to `1500001`; null unless it is exactly seven digits. */
export function normalizeZip(text: string): string | null {
  const digits = zipDigits(text);
  return /^\d+$/.test(digits) && digits.length === LIMITS.zipDigits ? digits : null;
}

/** The five digits that areas are kept by, of a postal code as it is stored. */
export const areaKey = (zipcode: string): string => zipcode.slice(0, LIMITS.areaZipDigits);

/** {@link areaKey} of what was typed, five digits or seven; null otherwise. */
export function areaZipOf(text: string): string | null {
  const digits = zipDigits(text);
  const known = digits.length === LIMITS.areaZipDigits || digits.length === LIMITS.zipDigits;
  return known && /^\d+$/.test(digits) ? areaKey(digits) : null;
}

/** `1500001` to `150-0001`; anything else stays. */
export const formatZip = (zip: string): string => zip.replace(/^(\d{3})(\d{4})$/, '$1-$2');

/** Hiragana and half-width kana to full-width katakana. */
export function toKatakana(text: string): string {
  return toHalfWidth(text).replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

/** Full-width katakana with ー, ・ and spaces: what a Japanese form takes for a reading. */
export const isKatakana = (text: string): boolean => /^[\u30a1-\u30ff \u3000]+$/.test(text);

/** A name for comparison: no white space of any width, width folded. */
export const compactName = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');

/** Width folded, hyphens and spaces off: how postal codes and phone numbers are searched. */
export function digitsOnly(text: string): string {
  return toHalfWidth(text).replace(HYPHENS, '').replace(/ /g, '');
}
