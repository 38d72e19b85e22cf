import { ApiError } from '@laundry/web-kit/calls/api-error';
import { useTexts } from '../../../i18n/texts';
import { useOwnRefusals } from '../../../lib/calls/own-refusals';

const TOO_LARGE = 413;
/** One is open, it is too late, or the laundry is not delivered any more: which of them, the server says. */
const AS_THE_SERVER_SAYS = ['dup', 'time_limit_exceeded'];

/** What this screen says of a refusal; null: what every screen says. */
export function useClaimWords(): (error: unknown) => string | null {
  const { refusals } = useTexts('claim');
  const wordsOf = useOwnRefusals('claim');
  return (error) => {
    if (!(error instanceof ApiError)) return null;
    if (error.status === TOO_LARGE) return refusals.photo_too_large;
    return AS_THE_SERVER_SAYS.includes(error.reason ?? '') ? error.detail : wordsOf(error);
  };
}
