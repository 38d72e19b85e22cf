import { ApiError } from '@laundry/web-kit/calls/api-error';
import { useTexts } from '../../../i18n/texts';

const TOO_LARGE = 413;

/** What this screen says of a refusal, whose words no other screen loads; null: what every screen says. */
export function useClaimWords(): (error: unknown) => string | null {
  const t = useTexts('claim');
  const words: Readonly<Record<string, string>> = {
    photo_unreadable: t.unreadable,
    photo_too_large: t.too_large,
    photo_gone: t.lost,
    dup: t.open,
  };
  return (error) => {
    if (!(error instanceof ApiError)) return null;
    if (error.status === TOO_LARGE) return t.too_large;
    // Too late, or not delivered any more: which of them, the server says.
    if (error.reason === 'time_limit_exceeded') return error.detail;
    return words[error.refusals[0]?.code ?? error.reason ?? ''] ?? null;
  };
}
