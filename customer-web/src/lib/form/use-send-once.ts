import { useRef } from 'react';
import { isRefused } from '@laundry/web-kit/calls/api-error';
import { type Draft, dropDraft, dropDrafts, keepDraft, readDraft } from './form-draft';
import { newIdempotencyKey } from './idempotency-key';

interface Sent {
  body: string;
  key: string;
}

const NOTHING: Sent = { body: '', key: '' };

const SENT = '.sent';

/** What was sent last of such forms (the beginning of their drafts' names) was undone: the same again is something new. */
export const forgetSent = (kind: string): void => dropDrafts((name) => name.startsWith(kind) && name.endsWith(SENT));

/**
 * Sends under one key as long as the same is sent and nobody knows what became of it: a retry after a lost answer does
 * nothing twice. `keptAs`, a draft's name: the key outlives a reload too, with what was sent, unless that holds a secret.
 */
export function useSendOnce<Body, Answer>(
  send: (body: Body, idempotencyKey: string) => Promise<Answer>,
  keptAs: string | null = null,
  holdsSecret: (body: Body) => boolean = () => false,
): (body: Body) => Promise<Answer> {
  const draft: Draft<{ body: string; key: string }> | null =
    keptAs === null ? null : { name: keptAs + SENT, without: [] };
  const last = useRef<Sent | null>(null);
  const remember = (sent: Sent, mayKeep = true): void => {
    last.current = sent;
    if (draft === null || !mayKeep) return;
    if (sent.key === '') dropDraft(draft.name);
    else keepDraft(draft, { ...sent }, { ...NOTHING });
  };
  /** Its answer is here; something else may be on its way by now. */
  const settle = (sent: Sent): void => {
    if (last.current === sent) remember(NOTHING);
  };
  return async (body) => {
    const text = JSON.stringify(body);
    const known = last.current ?? (draft === null ? NOTHING : readDraft(draft, { ...NOTHING }));
    const sent = known.body === text ? known : { body: text, key: newIdempotencyKey() };
    remember(sent, !holdsSecret(body));
    try {
      const answer = await send(body, sent.key);
      settle(sent);
      return answer;
    } catch (error) {
      if (isRefused(error)) settle(sent);
      throw error;
    }
  };
}
