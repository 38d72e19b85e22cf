import type { DateChoice, RequestContext } from '@laundry/shared/rules/dates/request-context';
import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useMemo, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router';
import { Card } from '../../../components/page/Card';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';
import { AT_DELIVERY } from '../../../lib/paths';
import { MomentField } from '../dates/MomentField';
import { givingWay } from '../dates/leg';
import { legState } from '../request-row';
import { FixedLeg } from './FixedLeg';
import { changedDeliveryLeg, changedPickupLeg } from './change-legs';
import type { ChangeValues } from './change-values';

interface ChangeLegsProps {
  row: WashRequest;
  form: UseFormReturn<ChangeValues>;
  context: RequestContext;
  pickupDays: readonly DateChoice[];
  errorOf: (name: 'sched_pickup_dt' | 'sched_delivery_dt') => string | undefined;
}

/** Each leg that can be changed as a field, the others as what they are; a delivery that cannot follow any more moves along. */
export function ChangeLegs({ row, form, context, pickupDays, errorOf }: ChangeLegsProps) {
  const t = useTexts('requests');
  const changes = useTexts('changes');
  const lang = useLang();
  const { hash } = useLocation();
  const { now } = context;
  const [chosen, setChosen] = useState(false);
  const [moved, setMoved] = useState<JstDateTime | ''>('');
  const [pickup, delivery] = useWatch({ control: form.control, name: ['sched_pickup_dt', 'sched_delivery_dt'] });
  const pickups = useMemo(() => changedPickupLeg(row, context, pickupDays), [row, context, pickupDays]);
  const deliveries = useMemo(() => changedDeliveryLeg(row, context, pickup), [row, context, pickup]);
  const deliveryState = legState(row, 'delivery');
  const planned = (moment: JstDateTime | null) =>
    moment && changes.change.now({ moment: displayDateTime(moment, lang, now) });

  const setPickup = (moment: JstDateTime): void => {
    form.clearErrors();
    form.setValue('sched_pickup_dt', moment, { shouldDirty: true });
    if (!deliveryState.changeable || delivery === '') return;
    const leg = changedDeliveryLeg(row, context, moment);
    const wanted = chosen ? delivery : row.sched_delivery_dt;
    const next = givingWay(wanted, leg) ?? wanted;
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
        {legState(row, 'pickup').changeable ? (
          <MomentField
            name="sched_pickup_dt"
            label={t.booking.labels.sched_pickup_dt}
            hint={planned(row.sched_pickup_dt)}
            leg={pickups}
            value={pickup}
            now={now}
            error={errorOf('sched_pickup_dt')}
            onChange={setPickup}
          />
        ) : (
          <FixedLeg row={row} leg="pickup" now={now} error={errorOf('sched_pickup_dt')} />
        )}
      </Card>
      <Card>
        {deliveryState.changeable ? (
          <MomentField
            name="sched_delivery_dt"
            label={t.booking.labels.sched_delivery_dt}
            hint={planned(row.sched_delivery_dt)}
            leg={deliveries}
            value={delivery}
            now={now}
            error={errorOf('sched_delivery_dt')}
            folded={legState(row, 'pickup').changeable && hash !== AT_DELIVERY}
            news={moved === '' ? null : changes.change.delivery_moved({ moment: displayDateTime(moved, lang, now) })}
            onChange={setDelivery}
          />
        ) : (
          <FixedLeg row={row} leg="delivery" now={now} error={errorOf('sched_delivery_dt')} />
        )}
      </Card>
    </>
  );
}
