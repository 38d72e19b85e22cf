import type { PlanId } from '@laundry/shared/rules/plan-id';
import type { RequestContext } from '@laundry/shared/rules/request-context';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Steps } from '../../../components/ui/Steps';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/api-types';
import type { RequestSetting } from '../request-setting';
import { BookingConfirm } from './BookingConfirm';
import { BookingDone } from './BookingDone';
import { BookingInput } from './BookingInput';
import { useBooking } from './use-booking';

export interface BookingProps {
  user: CurrentUser;
  plan: PlanId;
  context: RequestContext;
  setting: RequestSetting;
}

/** Each new request begins with fresh defaults; only the one that was just made stays to be seen. */
export function BookingSteps(props: BookingProps) {
  const [round, setRound] = useState(0);
  const navigate = useNavigate();
  const again = (): void => {
    void navigate('', { replace: true, state: null });
    setRound(round + 1);
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return <BookingRound key={round} {...props} onAgain={again} />;
}

function BookingRound({ onAgain, ...props }: BookingProps & { onAgain: () => void }) {
  const t = useTexts('requests');
  const booking = useBooking(props.user, props.context, props.setting);
  const { confirming, done } = booking.steps;
  const step = done ? 3 : confirming ? 2 : 1;
  return (
    <>
      <Steps names={t.booking.steps} current={step} />
      {step === 1 && <BookingInput {...props} booking={booking} />}
      {confirming && <BookingConfirm {...props} booking={booking} values={confirming} />}
      {done && <BookingDone request={done} now={props.context.now} onAgain={onAgain} />}
    </>
  );
}
