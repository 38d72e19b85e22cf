import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { isCardCheck } from '@laundry/shared/rules/payments/card-check';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../i18n/texts';
import type { PaymentState } from '../../lib/calls/api-types';
import { type OpenPayment, forgetPayment, storedPayment, returnedPath } from '../../lib/payment/open-payment';
import { hasEnded, paymentStateQuery } from '../../lib/payment/payment-query';
import { Alert } from '../messages/Alert';
import { Button } from '../buttons/Button';
import { Card } from '../page/Card';
import { NotSent } from '../messages/NotSent';
import { Skeleton } from '../loading/Skeleton';
import { StepActions } from '../buttons/StepActions';
import { CheckoutRedirect } from './CheckoutRedirect';
import { NotPaid } from './NotPaid';
import { RefusedPayment } from './refused-payment';
import { Total } from './Total';
import { WaitsUntil } from './WaitsUntil';

/** The way to end the request that waits for a payment. */
interface HoldEnding {
  end: (requestId: number, told: { onEnded: () => void; onPaid: () => void }) => void;
  isEnding: boolean;
  hasEnded: boolean;
  failure: Error | null;
}

interface OpenPaymentGateProps {
  /** Of the form that begins the payment, or of its parts. */
  draft: string;
  /** What is not done until it is paid, in words; of how many bags, where it is of some. */
  what: (bags: number | undefined) => string;
  /** What is held for it meanwhile, in words. */
  held?: string;
  /** Without, the payment can still be gone on with until its time is over. */
  ending?: HoldEnding;
  /** The form says beside its ways to pay that the last payment was not accepted ({@link RefusedPayment}); else it stands above. */
  isToldByForm?: boolean;
  children: ReactNode;
}

/**
 * Shown instead of a payment's form while an earlier payment is open: it can be continued, or its result is shown. Where it
 * can be ended, the customer may end it and begin anew.
 */
export function OpenPaymentGate({ draft, what, held, ending, isToldByForm = false, children }: OpenPaymentGateProps) {
  const [payment] = useState(() => {
    const kept = storedPayment();
    return kept?.draft === draft || kept?.draft?.startsWith(`${draft}.`) ? kept : null;
  });
  if (payment?.resume == null) return children;
  return (
    <Begun
      payment={payment}
      resume={payment.resume}
      what={what(payment.bags)}
      held={held}
      ending={ending}
      isToldByForm={isToldByForm}
    >
      {children}
    </Begun>
  );
}

interface BegunProps {
  payment: OpenPayment;
  resume: NonNullable<OpenPayment['resume']>;
  what: string;
  held: string | undefined;
  ending: HoldEnding | undefined;
  isToldByForm: boolean;
  children: ReactNode;
}

function Begun({ payment, resume, what, held, ending, isToldByForm, children }: BegunProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data, error, refetch } = useQuery(paymentStateQuery(payment.no));
  const { requestId } = resume;
  const [leaving, setLeaving] = useState(false);
  const [isAside, setAside] = useState(false);
  const ended = data !== undefined && hasEnded(data);
  useEffect(() => {
    // The one set aside is no longer the stored one: another was begun.
    if (ended && data.state !== PAYMENT_STATE.settled && storedPayment()?.no === payment.no) forgetPayment();
  }, [ended, data, payment.no]);
  if (leaving) return <CheckoutRedirect to={resume.to} />;
  if (data === undefined) return error === null ? <Skeleton lines={6} /> : children;
  if (data.page_id !== payment.pageId) return children;
  if (data.state === PAYMENT_STATE.settled) return <Navigate to={returnedPath(resume.path, payment.no)} replace />;
  const goOn = (): void => setLeaving(true);
  const beginAnew = (): void => {
    // Back to the input, not to the confirmation of this payment: the dates that it holds cannot be booked twice.
    void navigate({ search }, { replace: true, state: null });
    setAside(true);
  };
  const leaveIt = (): void => {
    if (ending === undefined || requestId === undefined) beginAnew();
    // It was paid meanwhile: shown as done.
    else ending.end(requestId, { onEnded: beginAnew, onPaid: () => void refetch() });
  };
  if (ending?.hasEnded) return children;
  if (!ended && !isAside)
    return <GoOn payment={data} kept={payment} what={what} held={held} ending={ending} onGo={goOn} onLeave={leaveIt} />;
  return (
    <>
      {!hasEnded(data) && <Waiting payment={data} kept={payment} held={held} onGo={goOn} />}
      {hasEnded(data) && !isToldByForm && <NotPaid payment={data} />}
      <RefusedPayment value={hasEnded(data) ? data : null}>{children}</RefusedPayment>
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
  what: string;
  onLeave: () => void;
  ending: HoldEnding | undefined;
}

function GoOn({ payment, kept, what, held, onGo, onLeave, ending }: GoOnProps) {
  const t = useTexts('payment');
  const isCheck = isCardCheck(payment);
  const { begun_title, begun_lead, begun_go } = isCheck ? t.card_check : t;
  return (
    <Card title={begun_title}>
      {!isCheck && <Total amount={payment.amount} />}
      <p>{begun_lead({ what })}</p>
      <WaitsUntil payment={payment} kept={kept} />
      {held !== undefined && <p>{held}</p>}
      <NotSent error={ending?.failure ?? null} title={t.not_ended} />
      <StepActions>
        <Button onClick={onGo}>{begun_go}</Button>
        <Button kind="secondary" pending={ending?.isEnding} onClick={onLeave}>
          {t.begun_again}
        </Button>
      </StepActions>
    </Card>
  );
}

/** Above the form when the customer has chosen to begin anew. */
function Waiting({ payment, kept, held, onGo }: WaitingProps) {
  const t = useTexts('payment');
  const { begun_title, begun_go } = isCardCheck(payment) ? t.card_check : t;
  return (
    <Alert title={begun_title}>
      <WaitsUntil payment={payment} kept={kept} />
      {held !== undefined && <p>{held}</p>}
      <div className="row">
        <Button kind="secondary" small onClick={onGo}>
          {begun_go}
        </Button>
      </div>
    </Alert>
  );
}
