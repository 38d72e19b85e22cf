import { dayToBeginWith } from '@laundry/shared/rules/payments/begin-next-month';
import { isOnetime } from '@laundry/shared/rules/plans/plan-id';
import { firstPlanPrice } from '@laundry/shared/rules/plans/first-plan-price';
import { planName } from '@laundry/shared/masters/plans';
import { nowJst } from '@laundry/web-kit/now-jst';
import { displayDate, displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Chosen, ChosenSoFar } from '../../components/buttons/StepActions';
import { planOf } from '../../components/plan/plan-values';
import { groupDigits } from '../../components/text/group-digits';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import type { FirstRequest } from '../../lib/first-request';
import { type RegistrationValues, beginsLater } from './form/registration-values';

/** What is registered for and what it costs, today and each month, as far as it is chosen. */
export function usePriceInSight(first: FirstRequest | null): ChosenSoFar {
  const { in_sight: t } = useTexts('registration');
  const { taxed } = useTexts('payment');
  const { bags, yen: untaxed } = useTexts('common');
  const now = nowJst();
  const lang = useLang();
  const form = useFormContext<RegistrationValues>();
  const values = useWatch({ control: form.control, compute: (all) => all });
  const plan = planOf(values);
  const yen = (price: number): string => (price === 0 ? untaxed({ price: '0' }) : taxed({ price: groupDigits(price) }));
  const moment = (term: string, at: JstDateTime | ''): readonly Chosen[] =>
    at === '' ? [] : [{ term, text: displayDateTime(at, lang, now) }];
  const firstLines = ({ sched_pickup_dt, sched_delivery_dt, count, price }: FirstRequest): readonly Chosen[] => [
    ...moment(t.pickup, sched_pickup_dt),
    ...moment(t.delivery, sched_delivery_dt),
    { term: t.bags, text: bags({ count }), isClear: true },
    { term: t.price, text: yen(price), isClear: true, isTotal: true },
  ];
  const linesOf = (): readonly Chosen[] => {
    if (values.plan_kind === 'onetime' && first !== null) return firstLines(first);
    if (values.plan_kind === 'onetime') return [{ term: t.price, text: t.onetime }];
    if (plan === null || isOnetime(plan)) return [{ term: t.price, text: t.none }];
    const isLater = beginsLater(values, lang);
    const payment = { payment_method: Number(values.payment_method_id) };
    const { today, monthly } = firstPlanPrice(plan, payment, { beginsLater: isLater });
    const begins = displayDate(dayToBeginWith(now), lang, now);
    return [
      { term: t.plan, text: planName(plan, lang), isBeside: true },
      { term: isLater ? t.monthly_from({ date: begins }) : t.monthly, text: yen(monthly) },
      { term: t.today, text: yen(today), isTotal: true },
    ];
  };
  return { title: t.title, lines: linesOf() };
}
