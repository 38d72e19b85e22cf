import { onetimeBagPrice, onetimePickupPrice } from '@laundry/shared/rules/onetime/onetime-bag-price';
import { hasPickupWindow } from '@laundry/shared/rules/onetime/onetime-choices';
import type { OnetimeContext } from '@laundry/shared/rules/onetime/onetime-request';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useCallback, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/texts';
import type { PickupSetting } from '../request-setting';
import { LegPair } from '../dates/LegPair';
import { onetimeDeliveries, onetimePickups } from './onetime-legs';
import type { OnetimeValues } from './onetime-values';
import { usePriceNotes } from './prices/use-price-notes';

interface OnetimeLegsProps {
  form: UseFormReturn<OnetimeValues>;
  context: OnetimeContext;
  setting: PickupSetting;
  errorOf: (name: 'sched_pickup_dt' | 'sched_delivery_dt') => string | undefined;
}

export function OnetimeLegs({ form, context, setting, errorOf }: OnetimeLegsProps) {
  const t = useTexts('onetime');
  const [pickup, delivery] = useWatch({ control: form.control, name: ['sched_pickup_dt', 'sched_delivery_dt'] });
  const notesOf = usePriceNotes();
  const pickups = useMemo(() => onetimePickups(context, setting), [context, setting]);
  const deliveriesAfter = useCallback((moment: JstDateTime) => onetimeDeliveries(context, moment), [context]);
  return (
    <LegPair
      pickup={pickup}
      delivery={delivery}
      pickups={pickups}
      deliveriesAfter={deliveriesAfter}
      notes={{
        ofPickup: (field, wanted) =>
          notesOf(field, { of: (moment) => onetimePickupPrice(moment, wanted, context), byHour: true }),
        ofDelivery: (field, from) =>
          notesOf(field, {
            of: (moment) => onetimeBagPrice({ pickup: from, delivery: moment }, context),
            byHour: false,
          }),
      }}
      hints={{
        sched_pickup_dt: hasPickupWindow(context.area) ? t.pickup_hint : t.pickup_hint_b,
        sched_delivery_dt: t.delivery_hint,
      }}
      now={context.now}
      errorOf={errorOf}
      onPickup={(moment, following) => {
        form.clearErrors(['sched_pickup_dt', 'sched_delivery_dt']);
        form.setValue('sched_pickup_dt', moment, { shouldDirty: true });
        form.setValue('sched_delivery_dt', following);
      }}
      onDelivery={(moment) => {
        form.clearErrors('sched_delivery_dt');
        form.setValue('sched_delivery_dt', moment, { shouldDirty: true });
      }}
    />
  );
}
