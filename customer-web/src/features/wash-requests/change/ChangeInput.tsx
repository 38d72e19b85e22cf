import { isTypedAnew } from '@laundry/shared/rules/door-code/door-code';
import { useId } from 'react';
import { Alert } from '../../../components/messages/Alert';
import { Button } from '../../../components/buttons/Button';
import { Card } from '../../../components/page/Card';
import { ErrorSummary } from '../../../components/messages/ErrorSummary';
import { StepActions } from '../../../components/buttons/StepActions';
import { useTexts } from '../../../i18n/texts';
import { useFormErrors } from '../../../lib/form/form-errors';
import { useMessageText } from '../../../lib/calls/message-text';
import { isChangeable } from '../request-row';
import { DoorCodeField } from '../fields/DoorCodeField';
import { ChangeLegs } from './ChangeLegs';
import { changeOf, isEmptyChange } from './change-values';
import type { ChangeProps, useChange } from './use-change';

interface ChangeInputProps extends ChangeProps {
  change: ReturnType<typeof useChange>;
}

export function ChangeInput({ row, context, pickupDays, change }: ChangeInputProps) {
  const t = useTexts('requests');
  const changes = useTexts('changes');
  const textOf = useMessageText();
  const { form } = change;
  const whyId = useId();
  const { delivery_box_pw, sched_pickup_dt, sched_delivery_dt } = t.booking.labels;
  const labels = { sched_pickup_dt, sched_delivery_dt, delivery_box_pw };
  const { errorOf, summary } = useFormErrors(form, labels);
  const unchanged = isEmptyChange(changeOf(form.watch(), row));
  if (!isChangeable(row)) return <Alert kind="warn">{changes.change.nothing}</Alert>;
  return (
    <form className="stack" noValidate onSubmit={unchanged ? (event) => event.preventDefault() : change.toConfirm}>
      <ErrorSummary messages={summary} />
      <div>
        <p>
          <strong>{t.number({ id: row.id })}</strong>
        </p>
        <p className="muted">{changes.change.lead}</p>
      </div>
      {context.area === null && <Alert kind="warn">{textOf('area_unavailable')}</Alert>}
      <ChangeLegs row={row} form={form} context={context} pickupDays={pickupDays} errorOf={errorOf} />
      <Card>
        {row.delivery_box_pw === null && <Alert kind="warn">{changes.change.box_unread}</Alert>}
        <DoorCodeField
          field={form.register('delivery_box_pw')}
          error={errorOf('delivery_box_pw')}
          isLost={
            change.lost.includes('delivery_box_pw') && !isTypedAnew(form.watch('delivery_box_pw'), row.delivery_box_pw)
          }
        />
      </Card>
      {unchanged && (
        <p id={whyId} className="small muted">
          {changes.change.unchanged}
        </p>
      )}
      <StepActions>
        <Button type="submit" wide unavailable={unchanged} aria-describedby={unchanged ? whyId : undefined}>
          {changes.change.to_confirm}
        </Button>
      </StepActions>
    </form>
  );
}
