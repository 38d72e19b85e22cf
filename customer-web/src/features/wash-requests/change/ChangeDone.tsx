import { Alert } from '../../../components/messages/Alert';
import { Card } from '../../../components/page/Card';
import { DescriptionList } from '../../../components/page/DescriptionList';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { useTexts } from '../../../i18n/texts';
import { PATHS } from '../../../lib/paths';
import { LegMoment } from '../LegMoment';
import { AddToCalendar } from '../calendar/AddToCalendar';
import { usePlace } from '../use-place';
import { useRequestFacts } from '../use-request-facts';
import type { ChangeProps, ChangedRequest } from './use-change';

interface ChangeDoneProps extends Pick<ChangeProps, 'user' | 'context'> {
  row: ChangedRequest;
}

/** What was confirmed, as it is now. */
export function ChangeDone({ user, row, context: { now } }: ChangeDoneProps) {
  const t = useTexts('requests');
  const changes = useTexts('changes');
  const { count, box } = useRequestFacts()(row);
  const place = usePlace(user, row.pickup_delivery_type);
  const items = [
    { term: t.booking.number, detail: row.id },
    { term: t.booking.labels.sched_pickup_dt, detail: <LegMoment row={row} leg="pickup" now={now} /> },
    { term: t.booking.labels.sched_delivery_dt, detail: <LegMoment row={row} leg="delivery" now={now} /> },
    count,
    ...place,
    ...(row.hasNewCode ? [box] : []),
  ];
  return (
    <div className="stack">
      <Alert kind="good" role="status" title={changes.change.done_title} />
      <Card>
        <DescriptionList items={items} />
      </Card>
      <div className="actions">
        <LinkButton to={PATHS.currentRequests}>{changes.change.to_currents}</LinkButton>
        <AddToCalendar row={row} legs={['pickup', 'delivery']} now={now} />
      </div>
    </div>
  );
}
