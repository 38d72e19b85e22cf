import { displayDateTime } from '@laundry/shared/time/display';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../../../components/messages/Alert';
import { Button } from '../../../../components/buttons/Button';
import { LinkButton } from '../../../../components/buttons/LinkButton';
import { NotSent } from '../../../../components/messages/NotSent';
import { groupDigits } from '../../../../components/text/group-digits';
import { useLang } from '../../../../i18n/language';
import { useTexts } from '../../../../i18n/texts';
import { PATHS } from '../../../../lib/paths';
import { useNow } from '../../now';
import { heldQuery } from './held-query';
import type { Hold, OwnHold } from './use-own-hold';

interface OwnHoldNoticeProps {
  own: OwnHold;
  onEnd: (hold: Hold) => void;
}

/** What one's own unpaid request holds, wherever it was begun, and the way to end it. A refusal by it leads here first. */
export function OwnHoldNotice({ own, onEnd }: OwnHoldNoticeProps) {
  const { own_hold: t } = useTexts('onetime');
  const { not_ended } = useTexts('payment');
  const { yen } = useTexts('common');
  const lang = useLang();
  const now = useNow();
  const { data: [listed = null] = [] } = useQuery(heldQuery);
  const { hasEnded, wasPaid, isEnding, failure } = own;
  const hold = own.hold ?? listed;
  if (hasEnded)
    return (
      <Alert kind="good" role="status">
        <p>{t.ended}</p>
      </Alert>
    );
  if (wasPaid) return <HoldPaid />;
  if (hold === null) return null;
  return (
    <div tabIndex={-1} data-refused={own.hold === null ? undefined : true}>
      <Alert title={t.title}>
        {listed?.id === hold.id && <p>{t.which({ id: hold.id, price: yen({ price: groupDigits(listed.amount) }) })}</p>}
        {hold.until !== null && <p>{t.until({ until: displayDateTime(hold.until, lang, now) })}</p>}
        <p>{t.go_on}</p>
        <p>{t.lead}</p>
        <p>{t.unpaid}</p>
        <NotSent error={failure} title={not_ended} />
        <div className="row">
          <Button kind="secondary" small pending={isEnding} onClick={() => onEnd(hold)}>
            {t.end}
          </Button>
        </div>
      </Alert>
    </div>
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
