import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts';
import type { PaymentForm } from '../../lib/calls/api-types';
import { Button } from '../buttons/Button';
import { Alert } from '../messages/Alert';
import { Card } from '../page/Card';
import { Spinner } from '../buttons/Spinner';

/**
 * Sends the browser to the card provider's page with a hidden form, which that page reads as Shift_JIS. The button is for
 * those whose browser did not go by itself, and for once more where it was kept from going.
 */
export function CardRedirect({ payment }: { payment: PaymentForm }) {
  const t = useTexts('payment');
  const { retry } = useTexts('common');
  const form = useRef<HTMLFormElement>(null);
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    // The server lets forms go to the provider that it knows, and the browser tells nobody else of one that may not.
    const block = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'form-action') setBlocked(true);
    };
    document.addEventListener('securitypolicyviolation', block);
    form.current?.submit();
    return () => document.removeEventListener('securitypolicyviolation', block);
  }, []);
  return (
    <Card>
      {isBlocked ? (
        <Alert kind="danger" role="alert" title={t.blocked}>
          <p>{t.blocked_lead}</p>
        </Alert>
      ) : (
        <p role="status" className="row">
          <Spinner />
          {t.leaving}
        </p>
      )}
      <form ref={form} method="post" action={payment.url} acceptCharset="Shift_JIS" onSubmit={() => setBlocked(false)}>
        {payment.form_params.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" kind="secondary">
          {isBlocked ? retry : t.go}
        </Button>
      </form>
    </Card>
  );
}
