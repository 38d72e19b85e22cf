import { useAgainOnline } from '@laundry/web-kit/loading/use-again-online';
import { useTexts } from '../../i18n/texts';
import { useErrorText } from '../../lib/calls/error-text';
import { Alert } from '../messages/Alert';
import { Button } from '../buttons/Button';

/** Something could not be read: why, and a way to try again, which it takes itself when the line is back. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts('common');
  const textOf = useErrorText();
  useAgainOnline(onRetry);
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
