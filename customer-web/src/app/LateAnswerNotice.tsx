import { useLocation } from 'react-router';
import { Alert } from '../components/messages/Alert';
import { Button } from '../components/buttons/Button';
import { LinkButton } from '../components/buttons/LinkButton';
import type { Catalogues } from '../i18n/catalogues';
import { useTexts } from '../i18n/texts';
import { isLost } from '@laundry/web-kit/calls/api-error';
import { useErrorText } from '../lib/calls/error-text';
import type { LateAnswer } from '@laundry/web-kit/forms/late-answer';
import styles from './LateAnswerNotice.module.css';

/** The result of a form that the customer has left meanwhile, shown above the current screen. */
export function LateAnswerNotice({ answer, onClose }: { answer: LateAnswer; onClose: () => void }) {
  const { pathname } = useLocation();
  const t = useTexts('common');
  const errorText = useErrorText();
  const { error, unpaid, path } = answer;
  const isDone = error === null && !unpaid;
  return (
    <div className={styles.notice}>
      <Alert kind={isDone ? 'good' : 'warn'} role={isDone ? 'status' : 'alert'} title={titleOf(answer, t)}>
        {error !== null && <p>{isLost(error) ? t.not_known_lead : errorText(error)}</p>}
        <div className="row">
          {!isDone && pathname !== path && (
            <LinkButton to={path} kind="secondary" small onClick={onClose}>
              {t.meanwhile.to_form}
            </LinkButton>
          )}
          <Button kind="quiet" small onClick={onClose}>
            {t.close}
          </Button>
        </div>
      </Alert>
    </div>
  );
}

function titleOf({ error, unpaid }: LateAnswer, t: Catalogues['common']): string {
  if (isLost(error)) return t.not_known;
  if (error !== null) return t.not_sent;
  return unpaid ? t.meanwhile.unpaid : t.meanwhile.sent;
}
