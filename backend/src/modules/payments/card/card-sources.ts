import { networkOf } from '../../../common/http/network-address.js';
import type { ProviderReport } from '../ports/provider-report.js';

/** A notification is believed from the provider's own addresses only, where they are known. */
export function distrustOf(
  { sources }: { readonly sources: readonly string[] },
  address: string,
): Pick<ProviderReport, 'distrusted'> {
  const isKnown = sources.length === 0 || sources.some((source) => networkOf(source) === networkOf(address));
  return isKnown ? {} : { distrusted: 'wrong_source' };
}
