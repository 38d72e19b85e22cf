import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../../i18n/texts';
import { Card } from '../ui/Card';
import { Spinner } from '../ui/Spinner';

const LONG_MS = 15_000;

/** The provider's word is on its way; when it does not come, whoever has not paid is shown a way on. */
export function PaymentWaiting({ tryAgain }: { tryAgain?: ReactNode }) {
  const t = useTexts('payment');
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Card>
      <p role="status" className="row">
        <Spinner />
        {t.waiting}
      </p>
      <p className="small muted">{t.waiting_lead}</p>
      {long && tryAgain !== undefined && (
        <div className="stack-tight" role="status">
          <p>{t.waiting_long}</p>
          <div>{tryAgain}</div>
        </div>
      )}
    </Card>
  );
}
