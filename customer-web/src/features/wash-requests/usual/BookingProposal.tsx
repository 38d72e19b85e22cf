import type { BookingProps, useBooking } from '../booking/use-booking';
import { AgainNote } from './AgainNote';
import { PassedOver } from './PassedOver';
import { UsualCard } from './UsualCard';
import { bookingOffer } from './booking-offer';

interface BookingProposalProps extends BookingProps {
  booking: ReturnType<typeof useBooking>;
}

/** Above a monthly customer's form: which request it was filled with, else the usual. */
export function BookingProposal({ user, context, setting, again, booking }: BookingProposalProps) {
  const { usual, takeUsual } = booking;
  const { now } = context;
  const legs = bookingOffer(context, setting);
  if (again !== null) return <AgainNote again={again} legs={legs} now={now} />;
  if (usual === null) return null;
  return (
    <UsualCard user={user} usual={usual.values} now={now} onTake={() => takeUsual(usual.values)}>
      <PassedOver passed={usual.passed} pickups={legs.pickups} now={now} />
    </UsualCard>
  );
}
