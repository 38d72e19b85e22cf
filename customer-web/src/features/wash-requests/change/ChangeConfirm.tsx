import { changeDeadline, changeableRow } from '@laundry/shared/rules/dates/change-rules';
import { Button } from '../../../components/buttons/Button';
import { Card } from '../../../components/page/Card';
import { type Description, DescriptionList } from '../../../components/page/DescriptionList';
import { NotSent } from '../../../components/messages/NotSent';
import { StepActions } from '../../../components/buttons/StepActions';
import { useTexts } from '../../../i18n/texts';
import { ChangeDeadline } from '../ChangeDeadline';
import { usePlace } from '../use-place';
import { useRequestFacts } from '../use-request-facts';
import { givingWay } from '../dates/leg';
import { LegChange } from './LegChange';
import { changedDeliveryLeg } from './change-legs';
import { type ChangeValues, changeOf } from './change-values';
import type { ChangeProps, useChange } from './use-change';

interface ChangeConfirmProps extends ChangeProps {
  values: ChangeValues;
  change: ReturnType<typeof useChange>;
}

/** What becomes what, of which bags, where, and until when it can be changed then. */
export function ChangeConfirm({ user, row, context, values, change: sending }: ChangeConfirmProps) {
  const t = useTexts('requests');
  const changes = useTexts('changes');
  const common = useTexts('common');
  const { now } = context;
  const change = changeOf(values, row);
  const { sched_pickup_dt: pickup, sched_delivery_dt: delivery, delivery_box_pw: box } = change;
  const { labels, nothing } = t.booking;
  const isMovedAlong =
    pickup !== undefined &&
    delivery !== undefined &&
    delivery === givingWay(row.sched_delivery_dt, changedDeliveryLeg(row, context, pickup));
  const { count } = useRequestFacts()(row);
  const place = usePlace(user, row.pickup_delivery_type);
  const changed = {
    ...row,
    ...(pickup && { sched_pickup_dt: pickup }),
    ...(delivery && { sched_delivery_dt: delivery }),
  };
  const deadline = changeDeadline(changeableRow(changed), now);
  const leg = deadline?.of === 'delivery' ? changed.sched_delivery_dt : changed.sched_pickup_dt;
  const items: Description[] = [
    { term: t.booking.number, detail: row.id },
    { term: labels.sched_pickup_dt, detail: <LegChange row={row} leg="pickup" change={change} now={now} /> },
    {
      term: labels.sched_delivery_dt,
      detail: (
        <>
          <LegChange row={row} leg="delivery" change={change} now={now} />
          {isMovedAlong && (
            <>
              <br />
              {changes.change.moved_along}
            </>
          )}
        </>
      ),
    },
    count,
    ...place,
  ];
  if (box !== undefined) {
    const from_to = changes.change.from_to({
      from: (row.delivery_box_pw ?? changes.change.unread) || nothing,
      to: box || nothing,
    });
    items.push({ term: labels.delivery_box_pw, detail: from_to });
  }
  return (
    <div className="stack">
      <Card title={changes.change.confirm_title}>
        <DescriptionList items={items} />
      </Card>
      <NotSent error={sending.trouble} title={changes.change.not_sent} />
      {deadline && leg && <ChangeDeadline moment={leg} now={now} deliveryOnly={deadline.of === 'delivery'} />}
      <StepActions>
        <Button pending={sending.pending} onClick={() => sending.submit(values)}>
          {sending.pending ? common.sending : changes.change.submit}
        </Button>
        <Button kind="secondary" unavailable={sending.pending} onClick={sending.toInput}>
          {common.back}
        </Button>
      </StepActions>
    </div>
  );
}
