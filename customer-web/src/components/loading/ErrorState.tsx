import { useTexts } from '../../i18n/texts';
import { useErrorText } from '../../lib/calls/error-text';
import { Alert } from '../messages/Alert';
import { Button } from '../buttons/Button';

/** Something could not be read: why, and a way to try again. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts('common');
  const textOf = useErrorText();
  return (
    <div className="stack-tight">
      <Alert kind="danger" role="alert" title={t.trouble.title}>
        <p>{textOf(error)}</p>
      </Alert>
      <div>
        <Button kind="secondary" onClick={onRetry}>
          {t.retry}
        </Button>
      </div>
    </div>
  );
}
