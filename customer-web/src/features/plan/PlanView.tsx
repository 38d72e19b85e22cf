import { labelOf } from '@laundry/shared/masters/lov';
import { planName } from '@laundry/shared/masters/plans';
import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { monthlyCharge } from '@laundry/shared/rules/plans/price';
import { Card } from '../../components/page/Card';
import { type Description, DescriptionList } from '../../components/page/DescriptionList';
import { EmptyState } from '../../components/loading/EmptyState';
import { useReturnedBags } from '../../components/plan/use-returned-bags';
import { Yen } from '../../components/text/Yen';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser } from '../../lib/calls/api-types';
import { planToComeOf } from '../../lib/session/plan-to-come-of';
import { useLovs } from '../../lib/use-lovs';
import { usePlanBags } from './use-plan-bags';

/** The current plan: name, pickup method, monthly charge or pay per use, option. */
export function PlanView({ user }: { user: CurrentUser }) {
  const { plan: t } = useTexts('account');
  const common = useTexts('common');
  const lovs = useLovs();
  const lang = useLang();
  const plan = parsePlanId(user.user_plan.plan_id);
  const next = user.withdrawal_dt === null ? parsePlanId(user.next_month_plan_id) : null;
  const nextCharge = next === null || isOnetime(next) ? null : monthlyCharge(next, planToComeOf(user).user_plan_option);
  const planBags = usePlanBags(user);
  const returned = useReturnedBags(user, user.available_request_count);
  if (plan === null) return <EmptyState>{t.unknown}</EmptyState>;
  const { pickup_delivery_type, user_plan_option } = user.user_plan;
  const bags = common.bags({ count: user.available_request_count });
  const monthly: Description[] = [
    {
      term: t.charge,
      detail: (
        <>
          <Yen amount={monthlyCharge(plan, user_plan_option)} />
          {t.per_month}
        </>
      ),
    },
    { term: t.option, detail: labelOf(lovs.user_plan_option, user_plan_option) },
    ...planBags,
  ];
  const onetime: Description[] = [
    { term: t.charge, detail: t.pay_per_use },
    ...(user.available_request_count > 0
      ? [
          {
            term: t.bags_left,
            detail: (
              <>
                {t.bags_back({ bags })}
                <br />
                <span className="muted small">{returned?.words}</span>
              </>
            ),
          },
        ]
      : []),
  ];
  return (
    <Card>
      <DescriptionList
        items={[
          { term: t.current, detail: <strong>{planName(plan, lang)}</strong> },
          { term: t.method, detail: labelOf(lovs.pd_type, pickup_delivery_type) },
          ...(isOnetime(plan) ? onetime : monthly),
          ...(next
            ? [
                {
                  term: t.next_month,
                  detail: (
                    <>
                      {planName(next, lang)}
                      <br />
                      {nextCharge === null ? (
                        t.pay_per_use
                      ) : (
                        <span className="muted small">
                          <Yen amount={nextCharge} />
                          {t.taxed_per_month}
                        </span>
                      )}
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
