import { Alert } from '../../../../components/messages/Alert';
import { Button } from '../../../../components/buttons/Button';
import { Spinner } from '../../../../components/buttons/Spinner';
import { useTexts } from '../../../../i18n/texts';
import { useErrorText } from '../../../../lib/calls/error-text';
import type { PaidAccount } from './use-paid-account';

/** How far the company's account with the provider of deferred invoices is, and what can be done about it. */
export function PaidAccountNote({ account }: { account: PaidAccount }) {
  const t = useTexts('onetime').account;
  const common = useTexts('common');
  const errorText = useErrorText();
  switch (account.state) {
    case 'pending':
      return (
        <p role="status" className="row">
          <Spinner />
          {t.why.pending}
        </p>
      );
    case 'ready':
      return <p role="status">{t.ready}</p>;
    case 'creatable':
      return (
        <Alert role="status" title={t.creatable}>
          <p>{t.creatable_lead}</p>
          {account.refusedCodes.length > 0 && (
            <p role="alert">{t.creation_failed({ code: account.refusedCodes.join(', ') })}</p>
          )}
          {account.creationError !== null && <p role="alert">{errorText(account.creationError)}</p>}
          <div>
            <Button kind="secondary" pending={account.creating} onClick={account.create}>
              {account.creating ? common.sending : t.create}
            </Button>
          </div>
        </Alert>
      );
    case 'refused':
      return (
        <Alert kind="warn" role="alert" title={t.why.refused}>
          {account.messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
          <p>{t.other_method}</p>
        </Alert>
      );
    case 'failed':
      return (
        <Alert kind="warn" role="alert" title={t.why.failed}>
          <p>{errorText(account.failure)}</p>
          <div>
            <Button kind="secondary" small onClick={account.retry}>
              {common.retry}
            </Button>
          </div>
        </Alert>
      );
  }
}
