import type { Lang } from '@laundry/shared/constants/langs';
import { Alert } from '../components/ui/Alert';
import { Button } from '../components/ui/Button';
import { Page } from '../components/ui/Page';
import { currentLang } from '../i18n/language';
import { useTexts } from '../i18n/texts';
import { LoadFailed } from '../lib/kept-load';
import styles from './Layout.module.css';
import type { ScreenFailure } from './ScreenBoundary';
import { useHealing } from './use-healing';

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

/** Goes away by itself as soon as the line is back. */
function NotLoaded({ tries, onAgain }: ScreenFailure) {
  const t = useTexts('common');
  const { healing, heal } = useHealing(tries, onAgain);
  return (
    <Page title={t.trouble.title}>
      <Alert kind="warn" role="alert">
        <p>{t.trouble.not_loaded}</p>
      </Alert>
      <div>
        <Button kind="secondary" pending={healing} onClick={() => void heal()}>
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

const WITHOUT_TEXTS = {
  ja: '画面を読み込めませんでした。つながり次第、自動で表示します。',
  en: 'The page could not be loaded. It will appear by itself as soon as you are back online.',
} as const satisfies Record<Lang, string>;

/** Not even the words of a failure are here. */
export function TextsFailed({ tries, onAgain }: ScreenFailure) {
  useHealing(tries, onAgain);
  return (
    <main className={styles.main} role="alert">
      <p>{WITHOUT_TEXTS[currentLang()]}</p>
    </main>
  );
}
