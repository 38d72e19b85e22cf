import { LIMITS } from '@laundry/shared/constants/limits';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Alert } from '../../../components/ui/Alert';
import { Button } from '../../../components/ui/Button';
import { Card } from '../../../components/ui/Card';
import { ErrorSummary } from '../../../components/ui/ErrorSummary';
import { TextField } from '../../../components/ui/TextField';
import { useTexts } from '../../../i18n/texts';
import { useFormErrors } from '../../../lib/form-errors';
import { ChangeDeadline } from '../ChangeDeadline';
import { isCustomer } from '../request-setting';
import type { BookingProps } from './BookingSteps';
import { CountField } from './CountField';
import { LegFields } from './LegFields';
import { Notices } from './Notices';
import { PlanSummary } from './PlanSummary';
import { RemarksField } from './RemarksField';
import { smallestCount } from './booking-values';
import type { useBooking } from './use-booking';

interface BookingInputProps extends BookingProps {
  booking: ReturnType<typeof useBooking>;
}

export function BookingInput({ user, plan, context, setting, booking }: BookingInputProps) {
  const t = useTexts('requests').booking;
  const { form } = booking;
  const whyId = useId();
  const { errorOf, summary } = useFormErrors(form, t.labels, { max: LIMITS.remarksLength });
  const [pickup, count] = useWatch({ control: form.control, name: ['sched_pickup_dt', 'count'] });
  const short = user.available_request_count < smallestCount(plan.sameTime);
  const shortage = user.available_request_count === 0 ? t.no_bags : t.too_few_bags;
  const why = !isCustomer(user) ? t.staff : short ? shortage : null;

  return (
    <form className="stack" noValidate onSubmit={why === null ? booking.toConfirm : (event) => event.preventDefault()}>
      <ErrorSummary messages={summary} />
      {isCustomer(user) && short && (
        <Alert kind="warn" title={shortage}>
          <p>{plan.sameTime ? t.no_bags_same_time : t.no_bags_lead}</p>
        </Alert>
      )}
      <Card title={t.bags_title}>
        <PlanSummary plan={plan} bags={user.available_request_count} />
        <CountField
          value={count}
          bags={user.available_request_count}
          sameTime={plan.sameTime}
          error={errorOf('count')}
          onChange={(count) => {
            form.clearErrors('count');
            form.setValue('count', count);
          }}
        />
      </Card>
      <LegFields form={form} context={context} setting={setting} errorOf={errorOf} />
      <Card title={t.more_title}>
        <TextField
          {...form.register('delivery_box_pw')}
          label={t.labels.delivery_box_pw}
          mark="optional"
          hint={t.box_hint}
          error={errorOf('delivery_box_pw')}
          maxLength={LIMITS.boxPasswordLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <RemarksField form={form} error={errorOf('bikou')} />
      </Card>
      <Notices />
      <div className="stack-tight">
        {why !== null && (
          <p id={whyId} className="muted">
            {why}
          </p>
        )}
        {pickup !== '' && <ChangeDeadline moment={pickup} now={context.now} />}
        <Button type="submit" wide unavailable={why !== null} aria-describedby={why === null ? undefined : whyId}>
          {t.to_confirm}
        </Button>
      </div>
    </form>
  );
}
