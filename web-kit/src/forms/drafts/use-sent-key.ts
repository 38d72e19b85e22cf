import { useState } from 'react';
import { forgetIdempotencyKey, idempotencyKey } from '../../calls/idempotency';
import { newKey } from '../../calls/new-key';
import type { TabStore } from '../../storage/tab-store';
import { type Secrets, holdsSecret } from './secrets';

/**
 * A key for each body that a form sends: sent again after a lost answer it makes nothing twice. It outlives a reload; of a
 * form that is stored nowhere, or of a body with a secret in it, it is known as long as the form or the page is open.
 */
export function useSentKey(store: TabStore, form: string | null = null, secrets: Secrets = []) {
  const [name] = useState(() => form ?? newKey());
  return {
    keyOf: (body: object): string => idempotencyKey(store, name, body, form === null || holdsSecret(body, secrets)),
    /** It was answered, or given up: the same once more is meant once more. */
    forget: (): void => forgetIdempotencyKey(store, name),
  };
}
