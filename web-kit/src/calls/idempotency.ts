import { isRefused } from './api-error';
import type { TabStore } from '../storage/tab-store';
import { newKey } from './new-key';

/** What one form has sent last, by which key. */
interface Sent {
  readonly text: string;
  readonly key: string;
}

const ENDING = '.sent';

/**
 * One key for each body that a form sends: sent again after a lost answer it makes nothing twice, changed it is another.
 * It outlives a reload, with what was sent, unless that holds a secret.
 */
export function idempotencyKey(kept: TabStore, form: string, body: unknown, holdsSecret = false): string {
  return begun(kept, form, body, holdsSecret).key;
}

function begun(
  kept: TabStore,
  form: string,
  body: unknown,
  holdsSecret: boolean,
): Sent & { readonly isFirst: boolean } {
  const text = JSON.stringify(body);
  const last = kept.read(form + ENDING);
  const isFirst = !isSent(last) || last.text !== text;
  const sent = isFirst ? { text, key: newKey() } : last;
  kept.hold(form + ENDING, sent, !holdsSecret);
  return { ...sent, isFirst };
}

/** It was answered, or given up: the same body sent again is a new request. With `key`, unless another one is on its way by now. */
export function forgetIdempotencyKey(kept: TabStore, form: string, key?: string): void {
  const last = kept.read(form + ENDING);
  if (key === undefined || (isSent(last) && last.key === key)) kept.forget(form + ENDING);
}

/**
 * Sends under one key as long as nobody knows what became of it: a retry after a lost answer does nothing twice. A refusal
 * says so of the first try only: what refuses a retry (a session that is over, too many tries) may stand before the key.
 */
export async function sendKeyed<Body, Answer>(
  kept: TabStore,
  form: string,
  body: Body,
  send: (body: Body, key: string) => Promise<Answer>,
  holdsSecret = false,
): Promise<Answer> {
  const { key, isFirst } = begun(kept, form, body, holdsSecret);
  try {
    const answer = await send(body, key);
    forgetIdempotencyKey(kept, form, key);
    return answer;
  } catch (error) {
    if (isFirst && isRefused(error)) forgetIdempotencyKey(kept, form, key);
    throw error;
  }
}

/** What was sent last of such forms (the beginning of their names) was undone: the same again is something new. */
export const forgetSent = (kept: TabStore, kind: string): void =>
  kept
    .names()
    .filter((name) => name.startsWith(kind) && name.endsWith(ENDING))
    .forEach(kept.forget);

export const withKey = (key: string | undefined) => (key === undefined ? {} : { headers: { 'Idempotency-Key': key } });

const isSent = (kept: object | null): kept is Sent =>
  kept !== null && 'text' in kept && 'key' in kept && typeof kept.key === 'string';
