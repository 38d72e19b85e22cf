import { useTexts } from '../../i18n/texts';
import { Alert } from './Alert';
import { useInSight } from './use-in-sight';

/**
 * What was sent may have been done, for its answer was lost. To be shown of what can be sent again: under its
 * Idempotency-Key, or because doing it twice is doing it once.
 */
export function NotKnown() {
  const t = useTexts('common');
  const place = useInSight();
  return (
    <Alert ref={place} kind="warn" role="alert" title={t.not_known}>
      <p>{t.not_known_lead}</p>
    </Alert>
  );
}
