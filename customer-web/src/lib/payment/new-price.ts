import { ApiError } from '@laundry/web-kit/calls/api-error';

/** The current price, where the one that was shown has changed. */
export function newPriceOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.reason !== 'stale') return null;
  const price = error.facts['price'];
  return typeof price === 'number' ? price : null;
}
