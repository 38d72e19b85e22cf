import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useCallback, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Alert } from '../../../components/messages/Alert';
import { Card } from '../../../components/page/Card';
import { useTexts } from '../../../i18n/texts';
import { LegPair } from '../dates/LegPair';
import { MomentField } from '../dates/MomentField';
import type { PickupSetting } from '../request-setting';
import { deliveryLeg, pickupLeg } from './booking-legs';
import type { BookingValues } from './booking-values';

interface LegFieldsProps {
  form: UseFormReturn<BookingValues>;
  context: RequestContext;
  setting: PickupSetting;
  errorOf: (name: 'sched_pickup_dt' | 'sched_delivery_dt') => string | undefined;
}

/** Pickup and delivery of a monthly plan; on a same-time plan the delivery comes with the next pickup. */
export function LegFields({ form, context, setting, errorOf }: LegFieldsProps) {
  const t = useTexts('requests').booking;
  const { now } = context;
  const [pickup, delivery] = useWatch({ control: form.control, name: ['sched_pickup_dt', 'sched_delivery_dt'] });
  const pickups = useMemo(() => pickupLeg(context, setting), [context, setting]);
  const deliveriesAfter = useCallback((moment: JstDateTime) => deliveryLeg(context, moment), [context]);
  const setPickup = (moment: JstDateTime, following: JstDateTime | ''): void => {
    form.clearErrors(['sched_pickup_dt', 'sched_delivery_dt']);
    form.setValue('sched_pickup_dt', moment, { shouldDirty: true });
    form.setValue('sched_delivery_dt', following);
  };
  const setDelivery = (moment: JstDateTime): void => {
    form.clearErrors('sched_delivery_dt');
    form.setValue('sched_delivery_dt', moment, { shouldDirty: true });
  };
  if (!context.sameTime) {
    return (
      <LegPair
        pickup={pickup}
        delivery={delivery}
        pickups={pickups}
        deliveriesAfter={deliveriesAfter}
        hints={{ sched_pickup_dt: t.pickup_hint, sched_delivery_dt: t.delivery_hint }}
        now={now}
        errorOf={errorOf}
        onPickup={setPickup}
        onDelivery={setDelivery}
      />
    );
  }
  return (
    <>
      <Card>
        {pickup === '' && <Alert kind="warn">{t.no_day}</Alert>}
        <MomentField
          name="sched_pickup_dt"
          label={t.labels.sched_pickup_dt}
          hint={t.pickup_hint_same_time}
          leg={pickups}
          value={pickup}
          now={now}
          error={errorOf('sched_pickup_dt')}
          onChange={(moment) => setPickup(moment, '')}
        />
      </Card>
      <Card title={t.labels.sched_delivery_dt}>
        <p>
          <strong>{t.same_time}</strong>
        </p>
        <p className="small muted">{t.same_time_hint}</p>
      </Card>
    </>
  );
}
