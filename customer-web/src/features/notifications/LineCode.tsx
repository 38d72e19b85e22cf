import { displayDateTime } from '@laundry/shared/time/display';
import { nowJst } from '@laundry/web-kit/now-jst';
import { useQuery } from '@tanstack/react-query';
import { Button, buttonClass } from '../../components/buttons/Button';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import type { LineCode as Code } from '../../lib/calls/api-types';
import { ownNotificationsQuery } from '../../lib/own-notifications';
import { useCopy } from '../../lib/use-copy';
import styles from './LineCode.module.css';

/** ms between two looks at whether the code has been sent. */
const LOOK_AGAIN = 3_000;

/** What to do with a code: to send it in LINE, on this phone or on another; whether it was sent is looked for meanwhile. */
export function LineCode({ code: { code, expires_at, account_id, url } }: { code: Code }) {
  const t = useTexts('notifications').line;
  const lang = useLang();
  const { said, copy } = useCopy({ copied: t.copied, failed: t.copy_failed });
  useQuery({ ...ownNotificationsQuery, refetchInterval: LOOK_AGAIN });
  return (
    <div className="stack">
      <p>{t.open_note}</p>
      <div>
        <a className={buttonClass({})} href={url} target="_blank" rel="noreferrer">
          {t.open}
        </a>
      </div>
      <p>{t.type_note({ account: account_id })}</p>
      <p className={styles.code} aria-label={t.code}>
        {code}
      </p>
      <div className="row">
        <Button kind="secondary" small onClick={() => copy(code)}>
          {t.copy}
        </Button>
        <span role="status">{said}</span>
      </div>
      <p className="muted small">{t.until({ moment: displayDateTime(expires_at, lang, nowJst()) })}</p>
    </div>
  );
}
