import { cancelRefusal, changeableRow } from '@laundry/shared/rules/dates/change-rules';
import { Alert } from '../../../components/messages/Alert';
import { Button } from '../../../components/buttons/Button';
import { Card } from '../../../components/page/Card';
import { DescriptionList } from '../../../components/page/DescriptionList';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { NotSent } from '../../../components/messages/NotSent';
import { StepActions } from '../../../components/buttons/StepActions';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';
import { useMessageText } from '../../../lib/calls/message-text';
import { PATHS } from '../../../lib/paths';
import { ChangeDeadline } from '../ChangeDeadline';
import { LegMoment } from '../LegMoment';
import { useNow } from '../now';
import { useRequestFacts } from '../use-request-facts';
import { BagsBackNote } from './BagsBackNote';

interface CancelConfirmProps {
  row: WashRequest;
  error: Error | null;
  pending: boolean;
  onCancel: () => void;
}

export function CancelConfirm({ row, error, pending, onCancel }: CancelConfirmProps) {
  const t = useTexts('requests');
  const changes = useTexts('changes');
  const common = useTexts('common');
  const textOf = useMessageText();
  const now = useNow();
  const { size, count } = useRequestFacts()(row);
  // Whether is the server's flag, because its clock decides; why not is said by the rule.
  const no = row.canCancel ? null : (cancelRefusal(changeableRow(row), now) ?? 'cancel_time_limit');
  const items = [
    { term: t.booking.number, detail: row.id },
    { term: t.booking.labels.sched_pickup_dt, detail: <LegMoment row={row} leg="pickup" now={now} /> },
    { term: t.booking.labels.sched_delivery_dt, detail: <LegMoment row={row} leg="delivery" now={now} /> },
    size,
    count,
  ];
  return (
    <div className="stack">
      <Card title={no === null ? changes.cancel.question : undefined}>
        {/* Above what a phone's bar of buttons covers. */}
        {no === null && <p>{changes.cancel.bags_back({ count: row.count })}</p>}
        {no === null && <BagsBackNote count={row.count} />}
        <DescriptionList items={items} />
      </Card>
      {no !== null && <Alert kind="warn" title={textOf(no)} />}
      {no === null && <NotSent error={error} title={changes.cancel.not_sent} />}
      {no === null && row.sched_pickup_dt !== null && <ChangeDeadline moment={row.sched_pickup_dt} now={now} />}
      <StepActions>
        {no === null && (
          <Button kind="danger" pending={pending} onClick={onCancel}>
            {pending ? common.sending : changes.cancel.submit}
          </Button>
        )}
        <LinkButton to={PATHS.currentRequests} kind="secondary">
          {no === null ? changes.cancel.keep : changes.change.to_currents}
        </LinkButton>
      </StepActions>
    </div>
  );
}
