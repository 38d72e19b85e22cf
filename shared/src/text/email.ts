import { LIMITS } from '../constants/limits.js';

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/;
const LABEL = /^[a-z0-9-]+$/;
const LOCAL_LENGTH = 64;
const LABEL_LENGTH = 63;

/**
 * An address as it is stored and compared: trimmed, lower case, ASCII; null when it is not one.
 * Comments, quoted local parts and line breaks are refused, so that it can stand in a mail header.
 * Checked piece by piece: no pattern here can backtrack.
 */
export function normalizeEmail(input: unknown): string | null {
  if (typeof input !== 'string' || /[\r\n]/.test(input)) return null;
  const email = input.trim().toLowerCase();
  if (email.length > LIMITS.emailLength) return null;
  const cut = email.lastIndexOf('@');
  if (cut < 1) return null;
  return isLocalPart(email.slice(0, cut)) && isDomain(email.slice(cut + 1)) ? email : null;
}

function isLocalPart(local: string): boolean {
  if (local.length > LOCAL_LENGTH || !LOCAL.test(local)) return false;
  return !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  const top = labels.at(-1) ?? '';
  return labels.length >= 2 && labels.every(isLabel) && top.length >= 2 && !/^\d+$/.test(top);
}

function isLabel(label: string): boolean {
  return label.length <= LABEL_LENGTH && LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-');
}
