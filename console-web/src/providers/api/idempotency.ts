import { forgetKept, keep, readKept } from '../kept/kept-for-tab';

/** What one form has sent last, by which key. */
export interface Sent {
  readonly text: string;
  readonly key: string;
}
const keptName = (form: string): string => `${form}.sent`;

/** What did not fit into the tab's storage: it is known until the page is left. */
const unkept = new Map<string, Sent>();

/**
 * One key for each body that a form sends: sent again after a lost answer, over a reload too, it makes nothing twice,
 * changed it is another.
 */
export function idempotencyKey(form: string, operatorId: number, body: object): string {
  const name = keptName(form);
  const last = readKept(name, operatorId) ?? unkept.get(name);
  const sent = sentAs(body, isSent(last) ? last : null);
  keep(name, operatorId, sent);
  if (readKept(name, operatorId) === undefined) unkept.set(name, sent);
  return sent.key;
}

/** By which key a body is sent after what was sent last. */
export function sentAs(body: object, last: Sent | null): Sent {
  const text = JSON.stringify(body);
  return last?.text === text ? last : { text, key: newKey() };
}

export const once = (key: string | undefined) => (key === undefined ? {} : { headers: { 'Idempotency-Key': key } });

/** It was answered, or given up: the same once more is meant once more. */
export function forgetIdempotencyKey(form: string): void {
  unkept.delete(keptName(form));
  forgetKept(keptName(form));
}

const isSent = (kept: unknown): kept is Sent =>
  typeof kept === 'object' && kept !== null && 'text' in kept && 'key' in kept && typeof kept.key === 'string';

function newKey(): string {
  // randomUUID exists on https only; a console may be opened over http on a local network.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
