import { displayDateTime } from '@laundry/shared/time/display';
import { Alert } from '../../../../components/messages/Alert';
import { Button } from '../../../../components/buttons/Button';
import { LinkButton } from '../../../../components/buttons/LinkButton';
import { NotSent } from '../../../../components/messages/NotSent';
import { useLang } from '../../../../i18n/language';
import { useTexts } from '../../../../i18n/texts';
import { PATHS } from '../../../../lib/paths';
import { useNow } from '../../now';
import type { OwnHold } from './use-own-hold';

/** Above the form: what one's own unpaid request holds, in whatever tab it was begun, and the way to end it. */
export function OwnHoldNotice({ own, onEnd }: { own: OwnHold; onEnd: () => void }) {
  const { own_hold: t } = useTexts('onetime');
  const { not_ended } = useTexts('payment');
  const lang = useLang();
  const now = useNow();
  const { hold, hasEnded, wasPaid, isEnding, failure } = own;
  if (hasEnded)
    return (
      <Alert kind="good" role="status">
        <p>{t.ended}</p>
      </Alert>
    );
  if (wasPaid) return <HoldPaid />;
  if (hold === null) return null;
  return (
    <Alert title={t.title}>
      {hold.until !== null && <p>{t.until({ until: displayDateTime(hold.until, lang, now) })}</p>}
      <p>{t.lead}</p>
      <NotSent error={failure} title={not_ended} />
      <div className="row">
        <Button kind="secondary" small pending={isEnding} onClick={onEnd}>
          {t.end}
        </Button>
      </div>
    </Alert>
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
