import { changeDeadline, changeableRow } from '@laundry/shared/rules/dates/change-rules';
import { displayDateTime } from '@laundry/shared/time/display';
import { Alert } from '../../../components/ui/Alert';
import { Button } from '../../../components/ui/Button';
import { Card } from '../../../components/ui/Card';
import { type Description, DescriptionList } from '../../../components/ui/DescriptionList';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import { useErrorText } from '../../../lib/error-text';
import { ChangeDeadline } from '../ChangeDeadline';
import { usePlace } from '../use-place';
import { useRequestFacts } from '../use-request-facts';
import type { ChangeProps } from './change-props';
import { type ChangeValues, changeOf } from './change-values';
import type { useChange } from './use-change';

interface ChangeConfirmProps extends ChangeProps {
  values: ChangeValues;
  change: ReturnType<typeof useChange>;
}

/** What becomes what, of which bags, where, and until when it can be changed then. */
export function ChangeConfirm({ user, row, context, values, change }: ChangeConfirmProps) {
  const t = useTexts('requests');
  const changes = useTexts('changes');
  const common = useTexts('common');
  const lang = useLang();
  const errorText = useErrorText();
  const when = (dt: string | null): string => (dt === null ? '' : displayDateTime(dt, lang, context.now));
  const { sched_pickup_dt: pickup, sched_delivery_dt: delivery, delivery_box_pw: box } = changeOf(values, row);
  const { labels, nothing } = t.booking;
  const { count } = useRequestFacts()(row);
  const place = usePlace(user, row.pickup_delivery_type);
  const changed = {
    ...row,
    ...(pickup && { sched_pickup_dt: pickup }),
    ...(delivery && { sched_delivery_dt: delivery }),
  };
  const deadline = changeDeadline(changeableRow(changed), context.now);
  const leg = deadline?.of === 'delivery' ? changed.sched_delivery_dt : changed.sched_pickup_dt;
  const items: Description[] = [{ term: t.booking.number, detail: row.id }];
  const add = (term: string, from: string, to: string): void => {
    items.push({ term, detail: changes.change.from_to({ from, to }) });
  };
  if (pickup !== undefined) add(labels.sched_pickup_dt, when(row.sched_pickup_dt), when(pickup));
  if (delivery !== undefined) add(labels.sched_delivery_dt, when(row.sched_delivery_dt), when(delivery));
  items.push(count, ...place);
  if (box !== undefined) add(labels.delivery_box_pw, row.delivery_box_pw || nothing, box || nothing);
  return (
    <div className="stack">
      <Card title={changes.change.confirm_title}>
        <DescriptionList items={items} />
      </Card>
      {change.trouble !== null && (
        <Alert kind="danger" role="alert" title={changes.change.not_sent}>
          <p>{errorText(change.trouble)}</p>
        </Alert>
      )}
      {deadline && leg && <ChangeDeadline moment={leg} now={context.now} deliveryOnly={deadline.of === 'delivery'} />}
      <div className="actions">
        <Button pending={change.pending} onClick={() => change.submit(values)}>
          {change.pending ? common.sending : changes.change.submit}
        </Button>
        <Button kind="secondary" unavailable={change.pending} onClick={change.steps.toInput}>
          {common.back}
        </Button>
      </div>
    </div>
  );
}
