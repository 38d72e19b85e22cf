import { displayDateTime } from '@laundry/shared/time/display';
import { Alert } from '../../../components/ui/Alert';
import { Button } from '../../../components/ui/Button';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import { useErrorText } from '../../../lib/error-text';
import { useNow } from '../now';
import type { OwnHold } from './use-own-hold';

/** Above the form: what one's own unpaid request holds, in whatever tab it was begun, and the way to end it. */
export function OwnHoldNotice({ own }: { own: OwnHold }) {
  const { own_hold: t } = useTexts('onetime');
  const lang = useLang();
  const now = useNow();
  const errorText = useErrorText();
  const { hold, hasEnded, isEnding, failure } = own;
  if (hasEnded)
    return (
      <Alert kind="good" role="status">
        <p>{t.ended}</p>
      </Alert>
    );
  if (hold === null) return null;
  return (
    <Alert title={t.title}>
      {hold.until !== null && <p>{t.until({ until: displayDateTime(hold.until, lang, now) })}</p>}
      <p>{t.lead}</p>
      {failure !== null && <p role="alert">{errorText(failure)}</p>}
      <div className="row">
        <Button kind="secondary" small pending={isEnding} onClick={own.end}>
          {t.end}
        </Button>
      </div>
    </Alert>
  );
}
