import { LIMITS } from '@laundry/shared/constants/limits';
import type { OnetimeContext } from '@laundry/shared/rules/onetime/onetime-request';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Button } from '../../../../components/buttons/Button';
import { StepActions } from '../../../../components/buttons/StepActions';
import { ErrorSummary } from '../../../../components/messages/ErrorSummary';
import { Card } from '../../../../components/page/Card';
import { Columns } from '../../../../components/page/Columns';
import { groupDigits } from '../../../../components/text/group-digits';
import { useTexts } from '../../../../i18n/texts';
import { keepFirstRequest } from '../../../../lib/first-request';
import { useFormErrors } from '../../../../lib/form/form-errors';
import { useRuleForm } from '../../../../lib/form/use-rule-form';
import { FIRST_REGISTER } from '../../../../lib/paths';
import { CountField } from '../../fields/CountField';
import { useChosen } from '../../use-chosen';
import { OnetimeLegs } from '../OnetimeLegs';
import { checkOnetime } from '../onetime-rules';
import { decisionOf, earliestOnetime } from '../onetime-values';
import { PriceCard } from '../payment/PriceCard';
import { VISITOR_PICKUPS } from './visitor-setting';

/** Bags and moments of a visitor, at what they cost; then where and who. */
export function FirstRequestForm({ context }: { context: OnetimeContext }) {
  const t = useTexts('first_request');
  const { labels, skip_to_button } = useTexts('requests').booking;
  const { taxed } = useTexts('payment');
  const navigate = useNavigate();
  const [defaultValues] = useState(() => earliestOnetime(context, VISITOR_PICKUPS));
  const form = useRuleForm({
    defaultValues,
    rule: (values) => checkOnetime(values, context, false),
    draft: { name: 'first-request', minutes: 30 },
  });
  const { errorOf, summary } = useFormErrors(form, labels, { max: LIMITS.remarksLength });
  const values = useWatch({ control: form.control, compute: (every) => every });
  const decision = decisionOf(values, context);
  const chosen = useChosen(context.now)({
    pickup: values.sched_pickup_dt,
    delivery: values.sched_delivery_dt,
    count: values.count,
    price: decision.ok ? taxed({ price: groupDigits(decision.price) }) : undefined,
  });
  const goOn = form.handleSubmit((checked) => {
    const priced = decisionOf(checked, context);
    if (!priced.ok) return;
    const { count, sched_pickup_dt, sched_delivery_dt } = checked;
    keepFirstRequest({ count, sched_pickup_dt, sched_delivery_dt, price: priced.price });
    void navigate(FIRST_REGISTER);
  });
  return (
    <Columns
      skip={skip_to_button}
      onSubmit={goOn}
      beside={
        <StepActions chosen={chosen}>
          <Button type="submit" wide>
            {t.go_on({ step: t.steps.registration })}
          </Button>
        </StepActions>
      }
    >
      <ErrorSummary messages={summary} />
      <Card>
        <CountField
          value={values.count}
          sameTime={false}
          error={errorOf('count')}
          onChange={(count) => form.setValue('count', count)}
        />
      </Card>
      <OnetimeLegs form={form} context={context} setting={VISITOR_PICKUPS} errorOf={errorOf} />
      <PriceCard form={form} values={values} context={context} />
      <p className="small muted">{t.next}</p>
    </Columns>
  );
}
