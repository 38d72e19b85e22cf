import { useRef } from 'react';
import { type Sent, sentAs } from '../../../providers/api/idempotency';

/**
 * A key for each body that a form sends, as `FormDraft` has one, for a form that is kept nowhere: sent again after a lost
 * answer it makes nothing twice. It is known as long as the form is open.
 */
export function useSentKey() {
  const last = useRef<Sent | null>(null);
  return {
    keyOf: (body: object): string => {
      last.current = sentAs(body, last.current);
      return last.current.key;
    },
    /** It was answered, or given up: the same once more is meant once more. */
    forget: (): void => {
      last.current = null;
    },
  };
}
