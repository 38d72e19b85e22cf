import { Alert } from '../../components/messages/Alert';
import { Button } from '../../components/buttons/Button';
import { Page } from '../../components/page/Page';
import { currentLang } from '../../i18n/language';
import { NOT_LOADED } from '../../i18n/not-loaded';
import { useTexts } from '../../i18n/texts';
import { LoadFailed } from '@laundry/web-kit/loading/load-once';
import styles from '../layout/Layout.module.css';
import type { ScreenFailure } from '@laundry/web-kit/loading/screen-boundary';
import { useRecovery } from './recovery';

/** In place of one screen, between header and footer. */
export function ScreenFailed(failure: ScreenFailure) {
  return failure.error instanceof LoadFailed ? <NotLoaded {...failure} /> : <NotDrawn />;
}

/** In place of everything, where header and footer are not there either. */
export function EverythingFailed(failure: ScreenFailure) {
  return (
    <main className={styles.main}>
      <ScreenFailed {...failure} />
    </main>
  );
}

/** Retries by itself as soon as the connection is back. */
function NotLoaded({ tries, onAgain }: ScreenFailure) {
  const t = useTexts('common');
  const { isRecovering, recover } = useRecovery(tries, onAgain);
  return (
    <Page title={t.trouble.title}>
      <Alert kind="warn" role="alert">
        <p>{t.trouble.not_loaded}</p>
      </Alert>
      <div>
        <Button kind="secondary" pending={isRecovering} onClick={() => void recover()}>
          {t.retry}
        </Button>
      </div>
    </Page>
  );
}

function NotDrawn() {
  const t = useTexts('common');
  return (
    <Page title={t.trouble.title} lead={t.trouble.lead}>
      <div>
        <Button onClick={() => window.location.reload()}>{t.trouble.reload}</Button>
      </div>
    </Page>
  );
}

/** Shown when not even the texts of an error screen could be loaded. */
export function TextsFailed({ tries, onAgain }: ScreenFailure) {
  useRecovery(tries, onAgain);
  return (
    <main className={styles.main} role="alert">
      <p>{NOT_LOADED[currentLang()]}</p>
    </main>
  );
}
