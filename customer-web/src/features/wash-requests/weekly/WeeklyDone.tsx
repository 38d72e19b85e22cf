import { accountMonth } from '@laundry/shared/rules/payments/month-turn';
import type { PlanId } from '@laundry/shared/rules/plans/plan-id';
import { weeklyFrom } from '@laundry/shared/rules/weekly/weekly-need';
import { displayDate } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { Alert } from '../../../components/messages/Alert';
import { Button } from '../../../components/buttons/Button';
import { Card } from '../../../components/page/Card';
import { DescriptionList } from '../../../components/page/DescriptionList';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser, WeekRequest } from '../../../lib/calls/api-types';
import { PATHS } from '../../../lib/paths';
import { useScheduleRows } from './use-schedule-rows';
import { scheduled } from './weekly-values';

interface WeeklyDoneProps {
  user: CurrentUser;
  plan: PlanId;
  saved: readonly WeekRequest[];
  now: JstDateTime;
  onAgain: () => void;
}

export function WeeklyDone({ user, plan, saved, now, onAgain }: WeeklyDoneProps) {
  const t = useTexts('weekly');
  const lang = useLang();
  const rowsOf = useScheduleRows(user, plan);
  const day = displayDate(weeklyFrom(accountMonth(user, now)), lang, now);
  const forms = scheduled(saved);
  return (
    <div className="stack">
      <Alert kind="good" role="status" title={saved.length > 0 ? t.done_title : t.ended_title}>
        <p>{saved.length > 0 ? t.done_lead({ day }) : t.ended_lead({ day })}</p>
      </Alert>
      {forms.length > 0 && (
        <Card>
          <DescriptionList items={rowsOf(forms)} />
        </Card>
      )}
      <div className="actions">
        <LinkButton to={PATHS.currentRequests}>{t.to_currents}</LinkButton>
        <Button kind="secondary" onClick={onAgain}>
          {t.again}
        </Button>
      </div>
    </div>
  );
}
