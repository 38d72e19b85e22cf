import { useState } from 'react';
import { Button } from '../../../components/buttons/Button';
import { Card } from '../../../components/page/Card';
import { DescriptionList } from '../../../components/page/DescriptionList';
import { NotSent } from '../../../components/messages/NotSent';
import { StepActions } from '../../../components/buttons/StepActions';
import { costCentreOf } from '@laundry/shared/rules/companies/cost-centre';
import { displayDateTime } from '@laundry/shared/time/display';
import { planName } from '@laundry/shared/masters/plans';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import { ChangeDeadline } from '../ChangeDeadline';
import { usePlace } from '../use-place';
import type { BookingValues } from './booking-values';
import type { BookingProps, useBooking } from './use-booking';

interface BookingConfirmProps extends BookingProps {
  values: BookingValues;
  booking: ReturnType<typeof useBooking>;
}

/** Everything once more, to be read and sent. */
export default function BookingConfirm({ user, plan, context, made, values, booking }: BookingConfirmProps) {
  const t = useTexts('requests').booking;
  const { cost_centre: centre } = useTexts('requests').row;
  const common = useTexts('common');
  const lang = useLang();
  const place = usePlace(user);
  // The bags before it was sent: a request whose answer was lost may have taken its bags already.
  const [bags] = useState(user.available_request_count);
  const { now } = context;
  const { sched_pickup_dt: pickup, sched_delivery_dt: delivery, count } = values;
  const items = [
    { term: t.plan, detail: planName(plan, lang) },
    {
      term: t.labels.count,
      detail: t.count_of({ count: common.bags({ count }), left: bags - count }),
    },
    { term: t.labels.sched_pickup_dt, detail: displayDateTime(pickup, lang, now) },
    { term: t.labels.sched_delivery_dt, detail: delivery === '' ? t.same_time : displayDateTime(delivery, lang, now) },
    ...place,
    ...(values.cost_centre ? [{ term: centre, detail: costCentreOf(values.cost_centre) }] : []),
    { term: t.labels.delivery_box_pw, detail: values.delivery_box_pw || t.nothing },
    { term: t.labels.bikou, detail: values.bikou || t.nothing },
  ];
  return (
    <div className="stack">
      <Card title={t.confirm_title}>
        <DescriptionList items={items} />
      </Card>
      {made.regular && <made.regular.BesideNote made={made.rows} pickup={pickup} now={now} />}
      <NotSent error={booking.trouble} title={t.not_sent} />
      <ChangeDeadline moment={pickup} now={now} />
      <StepActions>
        <Button pending={booking.pending} onClick={() => booking.submit(values)}>
          {booking.pending ? common.sending : t.submit}
        </Button>
        <Button kind="secondary" unavailable={booking.pending} onClick={booking.toInput}>
          {common.back}
        </Button>
      </StepActions>
    </div>
  );
}
