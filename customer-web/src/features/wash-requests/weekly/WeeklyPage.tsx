import { REQUEST_TYPE } from '@laundry/shared/constants/progress';
import { isOnetime, parsePlanId, type PlanId } from '@laundry/shared/rules/plans/plan-id';
import { displayDate } from '@laundry/shared/time/display';
import { dateOf } from '@laundry/shared/time/jst';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Alert } from '../../../components/messages/Alert';
import { QueryState } from '../../../components/loading/QueryState';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser, WeekRequest } from '../../../lib/calls/api-types';
import { NotServed } from '../page/no-request';
import { useNow } from '../now';
import { type RequestSetting, isCustomer, requestContext, requestSettingQuery } from '../request-setting';
import { WeeklySteps } from './WeeklySteps';
import { NO_EXCEPTIONS, comingWeeksQuery, exceptionsOf } from './coming/api';
import { weekRequestsQuery } from './api';

interface WeeklyPageProps {
  user: CurrentUser;
  plan: PlanId;
}

/** The weekly schedule of a monthly customer, by the plan that they have next month: the first for which it holds. */
export default function WeeklyPage({ user, plan }: WeeklyPageProps) {
  const t = useTexts('weekly');
  const lang = useLang();
  const now = useNow();
  if (user.withdrawal_dt !== null) {
    const date = displayDate(dateOf(user.withdrawal_dt), lang, now);
    return <Alert title={t.onetime_title}>{t.leaving_lead({ date })}</Alert>;
  }
  const next = parsePlanId(user.next_month_plan_id) ?? plan;
  if (isOnetime(next)) return <Alert title={t.onetime_title}>{t.onetime_lead}</Alert>;
  return <Schedule user={user} plan={next} />;
}

function Schedule({ user, plan }: WeeklyPageProps) {
  const now = useNow();
  const customer = isCustomer(user);
  const settingQuery = useQuery({ ...requestSettingQuery(user, now), placeholderData: keepPreviousData });
  const saved = useQuery({ ...weekRequestsQuery, enabled: customer });
  const coming = useQuery({ ...comingWeeksQuery, enabled: customer && (saved.data ?? []).length > 0 });
  const [round, setRound] = useState(0);
  const navigate = useNavigate();
  const { search } = useLocation();
  const again = (): void => {
    void navigate({ search }, { replace: true, state: null });
    setRound(round + 1);
  };
  const schedule = (setting: RequestSetting, forms: readonly WeekRequest[]) => {
    const context = requestContext(setting, { user, plan, requestType: REQUEST_TYPE.weekly, now });
    if (context.area === null && customer) return <NotServed user={user} />;
    const exceptions = coming.data ? exceptionsOf(coming.data) : NO_EXCEPTIONS;
    const props = { user, plan, context, setting, saved: forms, exceptions };
    return <WeeklySteps key={round} {...props} onAgain={again} />;
  };
  return (
    <QueryState query={settingQuery} skeletonLines={8}>
      {(setting) =>
        customer ? (
          <QueryState query={saved} skeletonLines={8}>
            {(forms) => schedule(setting, forms)}
          </QueryState>
        ) : (
          schedule(setting, [])
        )
      }
    </QueryState>
  );
}
