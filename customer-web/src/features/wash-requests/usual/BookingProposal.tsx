import type { BookingProps, useBooking } from '../booking/use-booking';
import { AgainNote } from './AgainNote';
import { bookingOffer } from './booking-offer';
import { UsualCard } from './UsualCard';

interface BookingProposalProps extends BookingProps {
  booking: ReturnType<typeof useBooking>;
}

/** Above a monthly customer's form: which request it was filled with, else the usual. */
export function BookingProposal({ user, context, setting, again, booking }: BookingProposalProps) {
  const { usual, takeUsual } = booking;
  const { now } = context;
  if (again !== null) return <AgainNote again={again} legs={bookingOffer(context, setting)} now={now} />;
  return usual && <UsualCard user={user} usual={usual} now={now} onTake={() => takeUsual(usual)} />;
}
