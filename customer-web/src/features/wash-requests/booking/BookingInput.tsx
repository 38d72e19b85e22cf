import { LIMITS } from '@laundry/shared/constants/limits';
import { lengthOf } from '@laundry/shared/text/length';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { Button } from '../../../components/buttons/Button';
import { Card } from '../../../components/page/Card';
import { Columns } from '../../../components/page/Columns';
import { ErrorSummary } from '../../../components/messages/ErrorSummary';
import { useTexts } from '../../../i18n/texts';
import { useFormErrors } from '../../../lib/form/form-errors';
import { PATHS } from '../../../lib/paths';
import { ChangeDeadline } from '../ChangeDeadline';
import { isCustomer } from '../request-setting';
import { DoorCodeField } from '../fields/DoorCodeField';
import { CountField } from '../fields/CountField';
import { LegFields } from './LegFields';
import { BookingConfirm, CostCentreField } from './later-steps';
import { PlanSummary } from '../fields/PlanSummary';
import { RemarksField } from '../fields/RemarksField';
import { SubmitBar } from '../fields/SubmitBar';
import { useChosen } from '../use-chosen';
import type { BookingProps, useBooking } from './use-booking';
import { Alert } from '../../../components/messages/Alert';

interface BookingInputProps extends BookingProps {
  booking: ReturnType<typeof useBooking>;
}

export function BookingInput({ user, plan, context, setting, made, booking }: BookingInputProps) {
  const { booking: t, row } = useTexts('requests');
  const { form } = booking;
  const labels = { ...t.labels, cost_centre: row.cost_centre };
  const whyId = useId();
  const { errorOf, summary } = useFormErrors(form, labels, { max: LIMITS.remarksLength });
  const [pickup, delivery, count, remarks, code, centre] = useWatch({
    control: form.control,
    name: ['sched_pickup_dt', 'sched_delivery_dt', 'count', 'bikou', 'delivery_box_pw', 'cost_centre'],
  });
  const chosen = useChosen(context.now)({ pickup, delivery, count });
  const why = isCustomer(user) ? null : t.staff;

  return (
    <Columns
      skip={t.skip_to_button}
      onFocus={() => void BookingConfirm.load().catch(() => undefined)}
      onSubmit={why === null ? booking.toConfirm : (event) => event.preventDefault()}
      beside={
        <SubmitBar chosen={chosen} whyId={why === null ? undefined : whyId}>
          {t.to_confirm}
        </SubmitBar>
      }
    >
      <ErrorSummary messages={summary} />
      <Card title={t.bags_title}>
        <PlanSummary plan={plan} bags={user.available_request_count} />
        {isCustomer(user) && !user.is_company_clerk && (
          <p>
            <Link to={PATHS.buyBags}>{t.buy_bags}</Link>
          </p>
        )}
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
      {made.regular && <made.regular.BesideNote made={made.rows} pickup={pickup} now={context.now} />}
      <Card title={t.more_title}>
        {user.is_company && (
          <OnceOpened
            isNeeded={
              Boolean(centre) ||
              errorOf('cost_centre') !== undefined ||
              made.rows.some(({ cost_centre }) => cost_centre !== null)
            }
          >
            {(takesFocus) => (
              <CostCentreField
                field={form.register('cost_centre')}
                error={errorOf('cost_centre')}
                takesFocus={takesFocus}
              />
            )}
          </OnceOpened>
        )}
        <DoorCodeField
          field={form.register('delivery_box_pw')}
          error={errorOf('delivery_box_pw')}
          isLost={booking.lost.includes('delivery_box_pw') && code === ''}
        />
        <RemarksField field={form.register('bikou')} length={lengthOf(remarks)} error={errorOf('bikou')} />
      </Card>
      <Alert title={t.notices_title}>
        <ul>
          {t.notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      </Alert>
      <div className="stack-tight">
        {why !== null && (
          <p id={whyId} className="muted">
            {why}
          </p>
        )}
        {pickup !== '' && <ChangeDeadline moment={pickup} now={context.now} />}
      </div>
    </Columns>
  );
}

interface OnceOpenedProps {
  isNeeded: boolean;
  children: (takesFocus: boolean) => ReactNode;
}

/** A company that has never named a cost centre loads its field by asking for it; one that is filled in is in sight. */
function OnceOpened({ isNeeded, children }: OnceOpenedProps) {
  const { cost_centre } = useTexts('requests').row;
  const [isOpen, setOpen] = useState<boolean | 'pressed'>(isNeeded);
  // It stays while it is emptied again.
  if (isNeeded && !isOpen) setOpen(true);
  return isOpen ? (
    <Suspense>{children(isOpen === 'pressed')}</Suspense>
  ) : (
    <div>
      <Button kind="secondary" small onClick={() => setOpen('pressed')}>
        ＋ {cost_centre}
      </Button>
    </div>
  );
}
