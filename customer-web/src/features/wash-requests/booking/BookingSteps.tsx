import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Skeleton } from '../../../components/loading/Skeleton';
import { Alert } from '../../../components/messages/Alert';
import { Steps } from '../../../components/page/Steps';
import { useTexts } from '../../../i18n/texts';
import { focusStep } from '@laundry/web-kit/forms/steps/focus';
import { NoBags } from '../page/no-request';
import { isCustomer } from '../request-setting';
import { useAgain } from '../usual/made-requests';
import { BookingInput } from './BookingInput';
import { smallestCount } from './booking-values';
import { BookingConfirm, BookingDone } from './later-steps';
import { type BookingProps, useBooking } from './use-booking';

/** Each new request begins with fresh defaults; only the one that was just made stays to be seen. */
export function BookingSteps(props: Omit<BookingProps, 'again'>) {
  const [round, setRound] = useState(0);
  const navigate = useNavigate();
  const again = useAgain(props.made.rows);
  const another = (): void => {
    void navigate({ search: '' }, { replace: true, state: null });
    setRound(round + 1);
    window.scrollTo(0, 0);
    focusStep();
  };
  return <BookingRound key={`${round}.${again?.id ?? ''}`} {...props} again={again} onAgain={another} />;
}

function BookingRound({ onAgain, ...props }: BookingProps & { onAgain: () => void }) {
  const t = useTexts('requests');
  const booking = useBooking(props);
  const { confirming, done, sentBefore } = booking;
  const { regular } = props.made;
  const isConfirming = confirming !== null;
  useEffect(() => {
    if (isConfirming) BookingDone.load().catch(() => undefined);
  }, [isConfirming]);
  const step = done ? 3 : confirming ? 2 : 1;
  const headings = useTexts('common').step_headings;
  const { sameTime } = props.plan;
  const bags = props.user.available_request_count;
  const before = sentBefore && (
    // Above a fresh form, which Back leads to: the request is made, and this would be another one.
    <Alert kind="good" role="status" title={t.booking.sent_before({ id: sentBefore.id })} />
  );
  if (step === 1 && isCustomer(props.user) && bags < smallestCount(sameTime)) {
    return (
      <>
        {before}
        <Suspense>
          <NoBags user={props.user} sameTime={sameTime} />
        </Suspense>
      </>
    );
  }
  return (
    <>
      {before}
      {step === 1 && regular && <regular.BookingProposal {...props} booking={booking} />}
      <Steps names={t.booking.steps} current={step} heading={headings[step - 1]} />
      {step === 1 && <BookingInput {...props} booking={booking} />}
      {confirming && (
        <Suspense fallback={<Skeleton lines={8} />}>
          <BookingConfirm {...props} booking={booking} values={confirming} />
        </Suspense>
      )}
      {done && (
        <Suspense fallback={<Skeleton lines={8} />}>
          <BookingDone user={props.user} request={done} now={props.context.now} onAgain={onAgain} />
        </Suspense>
      )}
    </>
  );
}
