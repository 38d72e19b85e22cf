import { ApiError } from '@laundry/web-kit/calls/api-error';

/** The price that holds by now, where the one that was shown does not any more. */
export function newPriceOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.reason !== 'stale') return null;
  const price = error.facts['price'];
  return typeof price === 'number' ? price : null;
}
