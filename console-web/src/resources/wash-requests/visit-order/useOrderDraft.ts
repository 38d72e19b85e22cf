import { movableHalfHours } from '@laundry/shared/rules/dispatch/visit-order';
import { useState } from 'react';
import type { StoredRow } from '../../../providers/api/api-types';
import { type HalfHours, changedHalfHours, signatureOf, withMoved } from './order-draft';

/** The order of a driver's stops while somebody changes it; what a colleague changes meanwhile is told, and replaces nothing. */
export function useOrderDraft(rows: readonly StoredRow[]) {
  const latest = movableHalfHours(rows);
  const [seen, setSeen] = useState<HalfHours>(latest);
  const [draft, setDraft] = useState<HalfHours>(latest);
  const changed = changedHalfHours(seen, draft);
  return {
    draft,
    /** The half hours as they are to be sent. */
    changed,
    isStale: signatureOf(seen) !== signatureOf(latest),
    move: (half: number, from: number, to: number) => setDraft(withMoved(draft, half, from, to)),
    renew: () => {
      setSeen(latest);
      setDraft(latest);
    },
  };
}
