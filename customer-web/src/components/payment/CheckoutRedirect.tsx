import { useEffect } from 'react';
import { useTexts } from '../../i18n/texts';
import type { CheckoutTarget } from '../../lib/payment/open-payment';
import { buttonClass } from '../buttons/Button';
import { Card } from '../page/Card';
import { Spinner } from '../buttons/Spinner';
import { CardRedirect } from './CardRedirect';

/** Sends the browser to the provider. After the browser's Back the page reloads, so that the form is shown, not this. */
export function CheckoutRedirect({ to }: { to: CheckoutTarget }) {
  useEffect(() => {
    const begin = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pageshow', begin);
    return () => window.removeEventListener('pageshow', begin);
  }, []);
  return 'form' in to ? <CardRedirect payment={to.form} /> : <LinkRedirect url={to.url} />;
}

function LinkRedirect({ url }: { url: string }) {
  const t = useTexts('payment');
  useEffect(() => window.location.assign(url), [url]);
  return (
    <Card>
      <p role="status" className="row">
        <Spinner />
        {t.leaving_paypay}
      </p>
      <a href={url} className={buttonClass({ kind: 'secondary' })}>
        {t.go}
      </a>
    </Card>
  );
}
