import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { useTexts } from '../../i18n/texts';
import { type OpenPayment, forgetPayment, keptPayment, returnedPath } from '../../lib/open-payment';
import { isUndecided, paymentStateQuery } from '../../lib/payment-query';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Skeleton } from '../ui/Skeleton';
import { HandOver } from './HandOver';
import { NotPaid } from './NotPaid';

interface OpenPaymentGateProps {
  /** Of the form that begins the payment. */
  draft: string;
  /** What is held for it meanwhile, in words. */
  held?: string;
  children: ReactNode;
}

/** Before the form of a payment: one that was begun and not come back from is gone on with, or told how it ended. */
export function OpenPaymentGate({ draft, held, children }: OpenPaymentGateProps) {
  const [payment, setPayment] = useState(() => {
    const kept = keptPayment();
    return kept?.draft === draft ? kept : null;
  });
  const giveUp = (): void => {
    forgetPayment();
    setPayment(null);
  };
  if (payment?.resume == null) return children;
  return (
    <Begun payment={payment} resume={payment.resume} held={held} onGiveUp={giveUp}>
      {children}
    </Begun>
  );
}

interface BegunProps {
  payment: OpenPayment;
  resume: NonNullable<OpenPayment['resume']>;
  held: string | undefined;
  onGiveUp: () => void;
  children: ReactNode;
}

function Begun({ payment, resume, held, onGiveUp, children }: BegunProps) {
  const { data, error } = useQuery(paymentStateQuery(payment.no));
  const [leaving, setLeaving] = useState(false);
  const ended = data !== undefined && !isUndecided(data.state);
  useEffect(() => {
    if (ended && data.state !== PAYMENT_STATE.settled) forgetPayment();
  }, [ended, data]);
  if (leaving) return <HandOver to={resume.to} />;
  if (data === undefined) return error === null ? <Skeleton lines={6} /> : children;
  if (data.page_id !== payment.pageId) return children;
  if (data.state === PAYMENT_STATE.settled) return <Navigate to={returnedPath(resume.path, payment.no)} replace />;
  if (!ended) return <GoOn held={held} onGo={() => setLeaving(true)} onGiveUp={onGiveUp} />;
  return (
    <>
      <NotPaid payment={data} />
      {children}
    </>
  );
}

interface GoOnProps {
  held: string | undefined;
  onGo: () => void;
  onGiveUp: () => void;
}

function GoOn({ held, onGo, onGiveUp }: GoOnProps) {
  const t = useTexts('payment');
  return (
    <Card title={t.begun_title}>
      <p>{t.begun_lead}</p>
      {held !== undefined && <p>{held}</p>}
      <div className="actions">
        <Button onClick={onGo}>{t.begun_go}</Button>
        <Button kind="secondary" onClick={onGiveUp}>
          {t.begun_again}
        </Button>
      </div>
    </Card>
  );
}
