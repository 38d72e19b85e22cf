import { PROGRESS } from '@laundry/shared/constants/progress';
import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { useQuery } from '@tanstack/react-query';
import { type Fact, FactList } from '../../../components/page/FactList';
import { t } from '../../../i18n';
import type { ConsoleUser, CustomerRequest } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { useConsoleData } from '../../../providers/useConsoleData';
import { scheduleText, shownLeg } from '../../wash-requests/row-facts';

/** Before a customer is suspended: what remains, and what follows from it (handbook/accounts.md#customer-status). */
export function SuspensionFacts({ user }: { user: ConsoleUser }) {
  const { requestsOf } = useConsoleData();
  const { data, isError } = useQuery({
    queryKey: ['customers', user.id, 'requests'],
    queryFn: () => requestsOf(user.id),
  });
  const plan = parsePlanId(user.plan_id);
  const isMonthly = plan !== null && !isOnetime(plan);
  const monthly: Fact[] = [
    { label: t('users.suspension.weekly'), value: t('users.suspension.weeklyStays') },
    {
      label: t('users.fields.available_request_count'),
      value: t('users.suspension.bags', { count: user.available_request_count }),
    },
  ];
  return (
    <FactList
      facts={[
        {
          label: t('users.suspension.open'),
          value: data ? openText(data) : t(isError ? 'users.suspension.unknown' : 'users.suspension.asking'),
        },
        { label: t('users.suspension.anew'), value: t('users.suspension.none') },
        ...(isMonthly ? monthly : []),
        { label: t('users.suspension.mail'), value: t('users.suspension.noMail') },
      ]}
    />
  );
}

function openText(requests: readonly CustomerRequest[]): string {
  const open = requests.filter(({ id, status }) => id !== null && status !== PROGRESS.delivered).toReversed();
  const [next] = open;
  if (next === undefined) return t('users.suspension.noneOpen');
  const leg = shownLeg(next);
  const moment = leg === 'pickup' ? next.sched_pickup_dt : next.sched_delivery_dt;
  const names = { leg: t(`requests.leg.${leg}`), when: scheduleText(moment, nowJst()), id: next.id ?? '' };
  const when = t('users.suspension.next', names);
  return `${t('users.suspension.count', { count: open.length })}\n${when}\n${t('users.suspension.stay')}`;
}
