import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../../../components/messages/Alert';
import { LinkButton } from '../../../../components/buttons/LinkButton';
import { NotSent } from '../../../../components/messages/NotSent';
import { groupDigits } from '../../../../components/text/group-digits';
import { useLang } from '../../../../i18n/language';
import { useTexts } from '../../../../i18n/texts';
import type { WashRequest } from '../../../../lib/calls/api-types';
import { PATHS } from '../../../../lib/paths';
import { LegMoment } from '../../LegMoment';
import { useNow } from '../../now';
import { heldQuery } from '../../request-queries';
import { EndHold } from './EndHold';
import type { Hold, OwnHold } from './use-own-hold';

interface OwnHoldNoticeProps {
  own: OwnHold;
  onEnd: (hold: Hold) => void;
}

/** What one's own unpaid request holds, wherever it was begun, and the way to end it. A refusal by it leads here first. */
export function OwnHoldNotice({ own, onEnd }: OwnHoldNoticeProps) {
  const { own_hold: t } = useTexts('onetime');
  const { not_ended } = useTexts('payment');
  const lang = useLang();
  const now = useNow();
  const { data: listed = [] } = useQuery(heldQuery);
  const { hasEnded, wasPaid, isEnding, failure } = own;
  const [first] = listed;
  const hold = own.hold ?? (first === undefined ? null : { id: first.id, until: first.pay_by });
  if (hasEnded)
    return (
      <Alert kind="good" role="status">
        <p>{t.ended}</p>
      </Alert>
    );
  if (wasPaid) return <HoldPaid />;
  if (hold === null) return null;
  const request = listed.find(({ id }) => id === hold.id);
  return (
    <div tabIndex={-1} data-refused={own.hold === null ? undefined : true} data-comes-first>
      <Alert title={t.title}>
        {request && <HeldVisit request={request} now={now} />}
        {hold.until !== null && (
          <p>
            {t.until({ until: displayDateTime(hold.until, lang, now) })} {t.unpaid}
          </p>
        )}
        <p>{t.go_on}</p>
        <NotSent error={failure} title={not_ended} />
        <EndHold key={hold.id} hold={hold} now={now} isEnding={isEnding} onEnd={onEnd} />
      </Alert>
    </div>
  );
}

/** Which one it is: when somebody comes, how many bags, what it costs. */
function HeldVisit({ request, now }: { request: WashRequest; now: JstDateTime }) {
  const { own_hold: t } = useTexts('onetime');
  const { taxed } = useTexts('payment');
  const { row } = useTexts('requests');
  const { bags } = useTexts('common');
  const { id, count, price } = request;
  const cost = price === null ? [] : [taxed({ price: groupDigits(price) })];
  return (
    <ul>
      {(['pickup', 'delivery'] as const).map((leg) => (
        <li key={leg}>
          {row[leg]} <LegMoment row={request} leg={leg} now={now} />
        </li>
      ))}
      <li>{[bags({ count }), ...cost, t.number({ id })].join(t.between)}</li>
    </ul>
  );
}

function HoldPaid() {
  const { own_hold: t, done } = useTexts('onetime');
  return (
    <Alert kind="good" role="status" title={t.paid}>
      <p>{t.paid_lead}</p>
      <div className="row">
        <LinkButton to={PATHS.currentRequests} kind="secondary" small>
          {done.to_currents}
        </LinkButton>
      </div>
    </Alert>
  );
}
