import { SIZE, SIZES } from '@laundry/shared/constants/sizes';
import { LIMITS } from '@laundry/shared/constants/limits';
import type { OnetimeContext } from '@laundry/shared/rules/onetime/onetime-request';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Button } from '../../../../components/buttons/Button';
import { StepActions } from '../../../../components/buttons/StepActions';
import { ErrorSummary } from '../../../../components/messages/ErrorSummary';
import { Card } from '../../../../components/page/Card';
import { Columns } from '../../../../components/page/Columns';
import { useTexts } from '../../../../i18n/texts';
import { keepFirstRequest } from '../../../../lib/first-request';
import { endDraftsInTime } from '../../../../lib/form/end-drafts';
import { GUEST_MINUTES } from '../../../../lib/form/form-draft';
import { useFormErrors } from '../../../../lib/form/form-errors';
import { useRuleForm } from '../../../../lib/form/use-rule-form';
import { useLocationState } from '../../../../lib/location-state';
import { FIRST_REGISTER } from '../../../../lib/paths';
import { CountField } from '../../fields/CountField';
import { OnetimeLegs } from '../OnetimeLegs';
import { checkOnetime } from '../onetime-rules';
import { decisionOf, earliestOnetime } from '../onetime-values';
import { PriceCard } from '../payment/PriceCard';
import { useChosenOnetime } from '../use-chosen-onetime';
import { VISITOR_PICKUPS } from './visitor-setting';

/** Bags and moments of a visitor, at what they cost; then where and who. */
export function FirstRequestForm({ context }: { context: OnetimeContext }) {
  const t = useTexts('first_request');
  const { labels, skip_to_button } = useTexts('requests').booking;
  const navigate = useNavigate();
  const { leadsBack } = useLocationState();
  useEffect(endDraftsInTime, []);
  const [defaultValues] = useState(() => earliestOnetime(context, VISITOR_PICKUPS));
  const form = useRuleForm({
    defaultValues,
    rule: (values) => checkOnetime(values, { context, setting: VISITOR_PICKUPS }, false),
    draft: { name: 'first-request', minutes: GUEST_MINUTES },
  });
  const { errorOf, summary } = useFormErrors(form, labels, { max: LIMITS.remarksLength });
  const values = useWatch({ control: form.control, compute: (every) => every });
  const chosen = useChosenOnetime(values, context);
  const goOn = form.handleSubmit((checked) => {
    const priced = decisionOf(checked, context);
    if (!priced.ok) return;
    const { count, sched_pickup_dt, sched_delivery_dt } = checked;
    keepFirstRequest({ count, sched_pickup_dt, sched_delivery_dt, price: priced.price });
    // Whoever came from a part of the registration goes on there.
    void (leadsBack === true ? navigate(-1) : navigate(FIRST_REGISTER));
  });
  return (
    <Columns
      skip={skip_to_button}
      onSubmit={goOn}
      beside={
        <StepActions chosen={chosen}>
          <Button type="submit" wide>
            {t.to_registration}
          </Button>
        </StepActions>
      }
    >
      <ErrorSummary messages={summary} />
      <Card>
        <p className="small muted">{t.bag({ litres: SIZES[SIZE.onetime].litres })}</p>
        <CountField
          value={values.count}
          sameTime={false}
          error={errorOf('count')}
          onChange={(count) => {
            form.clearErrors('count');
            form.setValue('count', count);
          }}
        />
      </Card>
      <OnetimeLegs form={form} context={context} setting={VISITOR_PICKUPS} errorOf={errorOf} />
      <PriceCard form={form} values={values} context={context} note={t.final} />
      <p className="small muted">{t.next}</p>
    </Columns>
  );
}
