import { useEffect } from 'react';
import { Button } from '../../components/buttons/Button';
import { Alert } from '../../components/messages/Alert';
import { useTexts } from '../../i18n/texts';
import { useErrorText } from '../../lib/calls/error-text';
import { useEndSession } from '../../lib/session/session';
import { forgetNext } from '../../lib/session/session-token';
import styles from './Layout.module.css';

/** Whoever was taken off a company's people reads so where they are: what they have typed stays until they go. */
export function RemovedClerk({ error }: { error: unknown }) {
  const { removed: t } = useTexts('company');
  const textOf = useErrorText();
  const endSession = useEndSession();
  useEffect(forgetNext, []);
  return (
    <div className={styles.alerts}>
      <Alert kind="warn" role="alert" title={t.title}>
        <p>{t.lead}</p>
        <div>
          <Button kind="secondary" small onClick={() => endSession({ because: textOf(error) })}>
            {t.to_login}
          </Button>
        </div>
      </Alert>
    </div>
  );
}
