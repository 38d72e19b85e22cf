import { useState } from 'react';
import { useLocation } from 'react-router';
import { storedPayment } from '../../lib/payment/open-payment';
import { tabStore } from '../../lib/session/tab-store';
import { visitOf } from './parts/use-places';

const NAME = 'registered';

/** Keeps where the registration of this place ended, for {@link useEndedBefore}. */
export function useKeepEnd(): (to: string) => void {
  const visit = visitOf(useLocation().state);
  return (to) => {
    if (visit !== null) tabStore.keep(NAME, { visit, to });
  };
}

/**
 * Where the registration ended that this place of the browser's history was of: Back does not lead into its form once more.
 * Null: it has not ended, or its payment is still open (OpenPaymentGate).
 */
export function useEndedBefore(draft: string): string | null {
  const { key, ...location } = useLocation();
  const visit = visitOf(location.state);
  const [seen, see] = useState<{ key: string | null; to: string | null }>({ key: null, to: null });
  if (seen.key === key) return seen.to;
  // Once for each place: Back may find the screen still there.
  const to = endOf(visit, draft);
  see({ key, to });
  return to;
}

function endOf(visit: string | null, draft: string): string | null {
  if (visit === null || storedPayment()?.draft === draft || tabStore.names().includes(draft)) return null;
  const kept = tabStore.read(NAME);
  return kept !== null && 'visit' in kept && kept.visit === visit && 'to' in kept ? String(kept.to) : null;
}
