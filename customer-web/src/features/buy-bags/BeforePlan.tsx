import { Alert } from '../../components/messages/Alert';
import { useMonths } from '../../components/plan/use-months';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser } from '../../lib/calls/api-types';
import { useBeginDate } from '../../lib/session/begin-date';

/** Of a plan that begins later no bag is sold: what is bought before belongs to the month it is bought in. */
export function BeforePlan({ user }: { user: CurrentUser }) {
  const t = useTexts('buy_bags');
  const date = useBeginDate(user);
  const { until } = useMonths(user);
  if (date === null) return null;
  return (
    <Alert kind="warn" title={t.before_title({ date })}>
      <p>{t.before({ date, until })}</p>
    </Alert>
  );
}
