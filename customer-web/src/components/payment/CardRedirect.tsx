import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/texts';
import type { PaymentForm } from '../../lib/calls/api-types';
import { Button } from '../buttons/Button';
import { Card } from '../page/Card';
import { Spinner } from '../buttons/Spinner';

/**
 * Sends the browser to the card provider's page with a hidden form, which that page reads as Shift_JIS. The button is for
 * those whose browser did not go by itself.
 */
export function CardRedirect({ payment }: { payment: PaymentForm }) {
  const t = useTexts('payment');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  return (
    <Card>
      <p role="status" className="row">
        <Spinner />
        {t.leaving}
      </p>
      <form ref={form} method="post" action={payment.url} acceptCharset="Shift_JIS">
        {payment.form_params.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" kind="secondary">
          {t.go}
        </Button>
      </form>
    </Card>
  );
}
