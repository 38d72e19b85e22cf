import { isTentativeDelivery } from '@laundry/shared/rules/stages/request-progress';
import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { Alert } from '../../../components/messages/Alert';
import { Button } from '../../../components/buttons/Button';
import { Card } from '../../../components/page/Card';
import { DescriptionList } from '../../../components/page/DescriptionList';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser, WashRequest } from '../../../lib/calls/api-types';
import { PATHS } from '../../../lib/paths';
import { AddToCalendar } from '../calendar/AddToCalendar';
import { ChangeDeadline } from '../ChangeDeadline';
import { usePlace } from '../use-place';
import { useRequestFacts } from '../use-request-facts';

interface BookingDoneProps {
  user: CurrentUser;
  request: WashRequest;
  now: JstDateTime;
  onAgain: () => void;
}

export default function BookingDone({ user, request, now, onAgain }: BookingDoneProps) {
  const t = useTexts('requests').booking;
  const common = useTexts('common');
  const lang = useLang();
  const { sched_pickup_dt: pickup, sched_delivery_dt: delivery } = request;
  const { box, remarks, centre } = useRequestFacts()(request);
  const place = usePlace(user, request.pickup_delivery_type);
  const items = [
    { term: t.number, detail: request.id },
    { term: t.labels.count, detail: common.bags({ count: request.count }) },
    { term: t.labels.sched_pickup_dt, detail: pickup === null ? '' : displayDateTime(pickup, lang, now) },
    {
      term: t.labels.sched_delivery_dt,
      detail: isTentativeDelivery(delivery) ? t.same_time : displayDateTime(delivery, lang, now),
    },
    ...place,
    ...(request.cost_centre === null ? [] : [centre]),
    // Not after a reload: a code is written nowhere.
    ...(request.delivery_box_pw === '' ? [] : [box]),
    ...(request.bikou === '' ? [] : [remarks]),
  ];
  return (
    <div className="stack">
      <Alert kind="good" role="status" title={t.done_title}>
        <p>{t.done_lead}</p>
      </Alert>
      <Card>
        <DescriptionList items={items} />
        {pickup !== null && <ChangeDeadline moment={pickup} now={now} />}
      </Card>
      <div className="actions">
        <LinkButton to={PATHS.currentRequests}>{t.to_currents}</LinkButton>
        <AddToCalendar row={request} legs={['pickup', 'delivery']} now={now} />
        <Button kind="secondary" onClick={onAgain}>
          {t.again}
        </Button>
      </div>
    </div>
  );
}
