import { useTexts } from '../i18n/texts';
import { Button } from '../components/ui/Button';
import { Page } from '../components/ui/Page';

/** A screen that could not be loaded or drawn: most often a new version was published meanwhile. */
export function ErrorScreen() {
  const t = useTexts('common');
  return (
    <main>
      <Page title={t.trouble.title} lead={t.trouble.lead} width="narrow">
        <div>
          <Button onClick={() => window.location.reload()}>{t.trouble.reload}</Button>
        </div>
      </Page>
    </main>
  );
}
