import { planName } from '@laundry/shared/masters/plans';
import { pickupWindowEnd } from '@laundry/shared/rules/onetime/onetime-choices';
import { displayDateTime } from '@laundry/shared/time/display';
import { pickupWindow } from '@laundry/shared/text/wording/wording';
import type { Description } from '../../../components/page/DescriptionList';
import { groupDigits } from '../../../components/text/group-digits';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import { usePlace } from '../use-place';
import { type OnetimeValues, isResident, newRoom } from './onetime-values';
import type { OnetimeProps } from './use-onetime';

/** What is asked for, when, at what price (yen of all bags) and where, to be read before it is sent. */
export function useOnetimeItems(
  { user, plan, context }: Pick<OnetimeProps, 'user' | 'plan' | 'context'>,
  values: OnetimeValues,
  price: number,
): readonly Description[] {
  const t = useTexts('onetime');
  const { labels } = useTexts('requests').booking;
  const { taxed } = useTexts('payment');
  const { bags } = useTexts('common');
  const lang = useLang();
  const place = usePlace(isResident(user) ? { ...user, send_addr_detail3: newRoom(user, values) } : user);
  const { now, area } = context;
  const { count, sched_pickup_dt: pickup, sched_delivery_dt: delivery } = values;
  return [
    { term: t.plan, detail: planName(plan, lang) },
    { term: labels.count, detail: bags({ count }) },
    { term: labels.sched_pickup_dt, detail: pickupWindow(pickup, pickupWindowEnd(pickup, area), lang, now) },
    { term: labels.sched_delivery_dt, detail: displayDateTime(delivery, lang, now) },
    {
      term: t.price_title,
      detail: (
        <>
          <strong>{taxed({ price: groupDigits(price) })}</strong>
          <br />
          {t.unit({ price: groupDigits(price / count), bags: bags({ count }) })}
        </>
      ),
    },
    ...place,
  ];
}
