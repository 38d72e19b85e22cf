import { forgetKept, keep, readKept } from '../kept/kept-for-tab';

/** What one form has sent last, by which key. */
const keptName = (form: string): string => `${form}.sent`;

/**
 * One key for each body that a form sends: sent again after a lost answer, over a reload too, it makes nothing twice,
 * changed it is another.
 */
export function idempotencyKey(form: string, operatorId: number, body: object): string {
  const text = JSON.stringify(body);
  const last = readKept(keptName(form), operatorId);
  if (isSent(last) && last.text === text) return last.key;
  const key = newKey();
  keep(keptName(form), operatorId, { text, key });
  return key;
}

/** It was answered, or given up: the same once more is meant once more. */
export const forgetIdempotencyKey = (form: string): void => forgetKept(keptName(form));

const isSent = (kept: unknown): kept is { readonly text: string; readonly key: string } =>
  typeof kept === 'object' && kept !== null && 'text' in kept && 'key' in kept && typeof kept.key === 'string';

function newKey(): string {
  // randomUUID exists on https only; a console may be opened over http on a local network.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
