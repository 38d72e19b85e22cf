import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../i18n/texts';
import type { PaymentState } from '../../lib/api-types';
import { useErrorText } from '../../lib/error-text';
import { type OpenPayment, forgetPayment, keptPayment, returnedPath } from '../../lib/payment/open-payment';
import { isUndecided, paymentStateQuery } from '../../lib/payment/payment-query';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Skeleton } from '../ui/Skeleton';
import { StepActions } from '../ui/StepActions';
import { HandOver } from './HandOver';
import { NotPaid } from './NotPaid';
import { Total } from './Total';
import { WaitsUntil } from './WaitsUntil';

interface OpenPaymentGateProps {
  /** Of the form that begins the payment. */
  draft: string;
  /** What is held for it meanwhile, in words. */
  held?: string;
  /** Ends the request that waits for it; without, it can still be gone on with until its time is over. */
  callOff?: (requestId: number) => Promise<void>;
  children: ReactNode;
}

/**
 * Before the form of a payment: one that was begun and not come back from is gone on with, or told how it ended. Whoever
 * rather begins anew ends it, where that can be, or can still go on with it.
 */
export function OpenPaymentGate({ draft, held, callOff, children }: OpenPaymentGateProps) {
  const [payment] = useState(() => {
    const kept = keptPayment();
    return kept?.draft === draft ? kept : null;
  });
  if (payment?.resume == null) return children;
  return (
    <Begun payment={payment} resume={payment.resume} held={held} callOff={callOff}>
      {children}
    </Begun>
  );
}

interface BegunProps {
  payment: OpenPayment;
  resume: NonNullable<OpenPayment['resume']>;
  held: string | undefined;
  callOff: OpenPaymentGateProps['callOff'];
  children: ReactNode;
}

function Begun({ payment, resume, held, callOff, children }: BegunProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data, error, refetch } = useQuery(paymentStateQuery(payment.no));
  const { requestId } = resume;
  const end = callOff && requestId !== undefined ? () => callOff(requestId) : null;
  const ending = useMutation({ mutationFn: async () => end?.() });
  const [leaving, setLeaving] = useState(false);
  const [isAside, setAside] = useState(false);
  const ended = data !== undefined && !isUndecided(data.state);
  useEffect(() => {
    // Set aside, it is not the one that is kept: another was begun.
    if (ended && data.state !== PAYMENT_STATE.settled && keptPayment()?.no === payment.no) forgetPayment();
  }, [ended, data, payment.no]);
  if (leaving) return <HandOver to={resume.to} />;
  if (data === undefined) return error === null ? <Skeleton lines={6} /> : children;
  if (data.page_id !== payment.pageId) return children;
  if (data.state === PAYMENT_STATE.settled) return <Navigate to={returnedPath(resume.path, payment.no)} replace />;
  const goOn = (): void => setLeaving(true);
  const beginAnew = (): void => {
    // Not to the confirmation that led to this payment: what it holds cannot be had twice.
    void navigate({ search }, { replace: true, state: null });
    setAside(true);
  };
  const endIt = (): void =>
    ending.mutate(undefined, {
      onSuccess: () => {
        forgetPayment();
        beginAnew();
      },
      // Paid meanwhile, it is told as done.
      onError: () => void refetch(),
    });
  if (ending.isSuccess) return children;
  if (!ended && !isAside)
    return (
      <GoOn
        payment={data}
        kept={payment}
        held={held}
        onGo={goOn}
        onSetAside={end ? endIt : beginAnew}
        isEnding={ending.isPending}
        failure={ending.error}
      />
    );
  return (
    <>
      {ended ? <NotPaid payment={data} /> : <Waiting payment={data} kept={payment} held={held} onGo={goOn} />}
      {children}
    </>
  );
}

interface WaitingProps {
  payment: PaymentState;
  kept: OpenPayment;
  held: string | undefined;
  onGo: () => void;
}

interface GoOnProps extends WaitingProps {
  onSetAside: () => void;
  isEnding: boolean;
  failure: Error | null;
}

function GoOn({ payment, kept, held, onGo, onSetAside, isEnding, failure }: GoOnProps) {
  const t = useTexts('payment');
  const errorText = useErrorText();
  return (
    <Card title={t.begun_title}>
      {payment.amount > 0 && <Total amount={payment.amount} />}
      <p>{t.begun_lead}</p>
      <WaitsUntil payment={payment} kept={kept} />
      {held !== undefined && <p>{held}</p>}
      {failure !== null && <p role="alert">{errorText(failure)}</p>}
      <StepActions>
        <Button onClick={onGo}>{t.begun_go}</Button>
        <Button kind="secondary" pending={isEnding} onClick={onSetAside}>
          {t.begun_again}
        </Button>
      </StepActions>
    </Card>
  );
}

/** Above the form of whoever begins anew. */
function Waiting({ payment, kept, held, onGo }: WaitingProps) {
  const t = useTexts('payment');
  return (
    <Alert title={t.begun_title}>
      <WaitsUntil payment={payment} kept={kept} />
      {held !== undefined && <p>{held}</p>}
      <div className="row">
        <Button kind="secondary" small onClick={onGo}>
          {t.begun_go}
        </Button>
      </div>
    </Alert>
  );
}
