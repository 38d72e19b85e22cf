import { useState } from 'react';
import { forgetIdempotencyKey, idempotencyKey } from '../../calls/idempotency';
import { newKey } from '../../calls/new-key';
import type { TabStore } from '../../storage/tab-store';

/**
 * A key for each body that a form sends: sent again after a lost answer it makes nothing twice. It outlives a reload; of a
 * form that is stored nowhere it is known as long as the form is open.
 */
export function useSentKey(store: TabStore, form: string | null = null) {
  const [name] = useState(() => form ?? newKey());
  return {
    keyOf: (body: object): string => idempotencyKey(store, name, body, form === null),
    /** It was answered, or given up: the same once more is meant once more. */
    forget: (): void => forgetIdempotencyKey(store, name),
  };
}
