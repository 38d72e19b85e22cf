import { ApiError } from '@laundry/web-kit/calls/api-error';
import { useTranslate } from '../../i18n/texts';

/** What a screen's own texts say of what only it is refused, so that no other loads the words; null: what every screen says. */
export function useOwnRefusals(namespace: 'claim' | 'company'): (error: unknown) => string | null {
  const t = useTranslate(namespace);
  return (error) => {
    if (!(error instanceof ApiError)) return null;
    const { code, params } = error.refusals[0] ?? { code: error.reason, params: error.facts };
    return t(`refusals.${code}`, { ...params, defaultValue: '' }) || null;
  };
}
