import { decideDelivery } from '@laundry/shared/rules/delivery-rules';
import type { RequestContext } from '@laundry/shared/rules/request-context';
import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useMemo, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Alert } from '../../../components/ui/Alert';
import { Card } from '../../../components/ui/Card';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import { MomentField } from '../dates/MomentField';
import { type PickupSetting, deliveryLeg, pickupLeg } from './booking-legs';
import { type BookingValues, deliveryFor } from './booking-values';

interface LegFieldsProps {
  form: UseFormReturn<BookingValues>;
  context: RequestContext;
  setting: PickupSetting;
  errorOf: (name: 'sched_pickup_dt' | 'sched_delivery_dt') => string | undefined;
}

/** Pickup and delivery; a delivery that was not chosen by hand, or cannot follow any more, moves along with the pickup. */
export function LegFields({ form, context, setting, errorOf }: LegFieldsProps) {
  const t = useTexts('requests').booking;
  const lang = useLang();
  const { now, sameTime } = context;
  const [chosen, setChosen] = useState(false);
  const [moved, setMoved] = useState<JstDateTime | ''>('');
  const [pickup, delivery] = useWatch({ control: form.control, name: ['sched_pickup_dt', 'sched_delivery_dt'] });
  const pickups = useMemo(() => pickupLeg(context, setting), [context, setting]);
  const deliveries = useMemo(() => (pickup === '' ? null : deliveryLeg(context, pickup)), [context, pickup]);

  const setPickup = (moment: JstDateTime): void => {
    form.clearErrors(['sched_pickup_dt', 'sched_delivery_dt']);
    form.setValue('sched_pickup_dt', moment, { shouldDirty: true });
    const stays = chosen && delivery !== '' && decideDelivery(delivery, moment, context).ok;
    const next = stays ? delivery : deliveryFor(moment, context);
    form.setValue('sched_delivery_dt', next);
    setMoved(next === delivery ? '' : next);
  };
  const setDelivery = (moment: JstDateTime): void => {
    form.clearErrors('sched_delivery_dt');
    form.setValue('sched_delivery_dt', moment, { shouldDirty: true });
    setChosen(true);
    setMoved('');
  };
  return (
    <>
      <Card>
        {pickup === '' && <Alert kind="warn">{t.no_day}</Alert>}
        <MomentField
          name="sched_pickup_dt"
          label={t.labels.sched_pickup_dt}
          hint={sameTime ? t.pickup_hint_same_time : t.pickup_hint}
          leg={pickups}
          value={pickup}
          now={now}
          error={errorOf('sched_pickup_dt')}
          onChange={setPickup}
        />
      </Card>
      <Card>
        {sameTime ? (
          <SameTimeDelivery />
        ) : (
          deliveries !== null && (
            <MomentField
              name="sched_delivery_dt"
              label={t.labels.sched_delivery_dt}
              hint={t.delivery_hint}
              leg={deliveries}
              value={delivery}
              now={now}
              error={errorOf('sched_delivery_dt')}
              folded
              news={moved === '' ? null : t.delivery_moved(displayDateTime(moved, lang, now))}
              onChange={setDelivery}
            />
          )
        )}
      </Card>
    </>
  );
}

function SameTimeDelivery() {
  const t = useTexts('requests').booking;
  return (
    <div className="stack-tight">
      <h2>{t.labels.sched_delivery_dt}</h2>
      <p>
        <strong>{t.same_time}</strong>
      </p>
      <p className="small muted">{t.same_time_hint}</p>
    </div>
  );
}
