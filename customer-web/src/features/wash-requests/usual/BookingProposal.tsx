import { usualHabit } from '@laundry/shared/rules/booking/usual-request';
import type { BookingProps, useBooking } from '../booking/use-booking';
import { AgainNote } from './AgainNote';
import { PassedOver } from './PassedOver';
import { UsualCard } from './UsualCard';
import { bookingOffer } from './booking-offer';

interface BookingProposalProps extends BookingProps {
  booking: ReturnType<typeof useBooking>;
}

/** Above a monthly customer's form: which request it was filled with, else the usual. */
export function BookingProposal({ user, context, setting, made, again, booking }: BookingProposalProps) {
  const { usual, takeUsual } = booking;
  const { now } = context;
  const legs = bookingOffer(context, setting);
  if (again !== null) return <AgainNote again={again} legs={legs} now={now} />;
  const habit = usualHabit(made.rows);
  if (usual === null || habit === null) return null;
  return (
    <UsualCard user={user} usual={usual} now={now} onTake={() => takeUsual(usual)}>
      <PassedOver habit={habit} legs={legs} made={made.rows} now={now} />
    </UsualCard>
  );
}
