import { isServed } from '@laundry/shared/rules/plans/area-service';
import { type PlanCustomer, planChangeErrors } from '@laundry/shared/rules/plans/plan-change';
import { isFirstTrial, isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { planName } from '@laundry/shared/masters/plans';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../components/buttons/Button';
import { Card } from '../../../components/page/Card';
import { SelectField } from '../../../components/fields/SelectField';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { areaInfoQuery } from '../../../lib/areas/area-info';
import { useMessageText } from '../../../lib/calls/message-text';
import { useLovs } from '../../../lib/use-lovs';
import { PlanFields } from '../../../components/plan/PlanFields';
import { PlanPrice } from '../../../components/plan/PlanPrice';
import { useMonths } from '../../../components/plan/use-months';
import type { PlanValues } from '../../../components/plan/plan-values';
import { type PlanEditValues, optionOf, valuesOf } from './plan-edit-values';

/** The plan's fields, as in the registration, with the option and what it costs; what is booked already is told first. */
export function PlanChoice({ user, customer }: { user: CurrentUser; customer: PlanCustomer }) {
  const t = useTexts('plan').edit;
  const { sections } = useTexts('registration');
  const lovs = useLovs();
  const lang = useLang();
  const { date } = useMonths(user);
  const form = useFormContext<PlanEditValues>();
  const values = useWatch({ control: form.control, compute: (all) => all });
  const option = optionOf(values);
  const next = parsePlanId(user.next_month_plan_id);
  const present = parsePlanId(user.user_plan.plan_id);
  const keepPresent = () => {
    const { payment_method_id, renew_card } = form.getValues();
    form.reset({ ...valuesOf(user, user.user_plan), payment_method_id, renew_card }, { keepDefaultValues: true });
  };
  return (
    <Card title={sections.plan}>
      {next !== null && <p>{t.booked({ date, plan: planName(next, lang) })}</p>}
      {next !== null && present !== null && !isFirstTrial(present) && (
        <Button kind="secondary" onClick={keepPresent}>
          {t.keep_present({ plan: planName(present, lang) })}
        </Button>
      )}
      <PlanFields refusals={useKindRefusals(user, customer)} option={option} />
      {values.plan_kind === 'monthly' && (
        <SelectField {...form.register('user_plan_option')} label={t.rows.option}>
          {lovs.user_plan_option.map(({ key, val }) => (
            <option key={key} value={key}>
              {val}
            </option>
          ))}
        </SelectField>
      )}
      <PlanPrice option={option} />
    </Card>
  );
}

/** Why a kind of plan cannot be chosen: nobody comes for it, or the customer is suspended. */
function useKindRefusals(user: CurrentUser, customer: PlanCustomer): Partial<Record<PlanValues['plan_kind'], string>> {
  const textOf = useMessageText();
  const area = useQuery(areaInfoQuery(user.send_addr_zipcode)).data;
  const refusalOf = (plan_id: string): string | undefined => {
    const plan = parsePlanId(plan_id);
    if (area === undefined || plan === null) return undefined;
    if (area.error !== null || !isServed(area, plan)) return textOf('notarea');
    const key = planChangeErrors({ plan_id }, customer, area).planPart1;
    return key === undefined ? undefined : textOf(key);
  };
  const booked = parsePlanId(user.next_month_plan_id);
  const onetimeId = booked !== null && isOnetime(booked) ? user.next_month_plan_id : null;
  const [monthly, onetime] = [refusalOf('t8_1'), refusalOf(onetimeId ?? 'tx_1')];
  return { ...(monthly !== undefined && { monthly }), ...(onetime !== undefined && { onetime }) };
}
