import { REQUEST_TYPE } from '@laundry/shared/constants/progress';
import { type PlanId, washCountOf } from '@laundry/shared/rules/plans/plan-id';
import { accountMonth } from '@laundry/shared/rules/payments/month-turn';
import { weeklyFrom, weeklyNeed, weeklyPreview } from '@laundry/shared/rules/weekly/weekly-need';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../../components/messages/Alert';
import { QueryState } from '../../../components/loading/QueryState';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser, WeekRequest } from '../../../lib/calls/api-types';
import { useMessageText } from '../../../lib/calls/message-text';
import { useNow } from '../now';
import { type RequestSetting, requestContext, requestSettingQuery } from '../request-setting';
import { WeeklyPreview } from '../weekly/WeeklyPreview';
import { weekRequestsQuery } from '../weekly/api';
import { NO_EXCEPTIONS, comingWeeksQuery, exceptionsOf } from '../weekly/coming/api';
import { weeklyFacts } from '../weekly/weekly-rules';
import { savedForms } from '../weekly/weekly-values';

interface WeeklyUnderPlanProps {
  user: CurrentUser;
  plan: PlanId;
}

/** What becomes of the schedule that stands when another plan begins with the next month; nothing where there is none. */
export default function WeeklyUnderPlan({ user, plan }: WeeklyUnderPlanProps) {
  const now = useNow();
  const settingQuery = useQuery(requestSettingQuery(user, now));
  const saved = useQuery(weekRequestsQuery);
  return (
    <QueryState query={saved}>
      {(rows) =>
        rows.length > 0 && (
          <QueryState query={settingQuery}>
            {(setting) => <Effect user={user} plan={plan} setting={setting} saved={rows} />}
          </QueryState>
        )
      }
    </QueryState>
  );
}

interface EffectProps extends WeeklyUnderPlanProps {
  setting: RequestSetting;
  saved: readonly WeekRequest[];
}

function Effect({ user, plan, setting, saved }: EffectProps) {
  const t = useTexts('weekly');
  const textOf = useMessageText();
  const now = useNow();
  const coming = useQuery(comingWeeksQuery);
  const context = requestContext(setting, { user, plan, requestType: REQUEST_TYPE.weekly, now });
  const facts = weeklyFacts(context, setting, coming.data ? exceptionsOf(coming.data) : NO_EXCEPTIONS);
  const granted = washCountOf(plan.part);
  const forms = savedForms(saved);
  const from = weeklyFrom(accountMonth(user, now));
  const { ok, needed } = weeklyNeed(forms, facts, granted, from);
  return (
    <>
      {!ok && (
        <Alert kind="warn" title={textOf('not_enough_count', { count: needed - granted })}>
          <p>{t.shortfall_lead_plan}</p>
        </Alert>
      )}
      <WeeklyPreview from={from} dates={weeklyPreview(forms, facts, granted, from)} now={now} />
    </>
  );
}
