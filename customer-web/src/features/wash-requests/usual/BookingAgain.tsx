import { pickupLeg } from '../booking/booking-legs';
import type { BookingProps } from '../booking/use-booking';
import { AgainNote } from './AgainNote';

type BookingAgainProps = Pick<BookingProps, 'context' | 'setting'> & { again: NonNullable<BookingProps['again']> };

/** The note above a monthly customer's form. */
export const BookingAgain = ({ again, context, setting }: BookingAgainProps) => (
  <AgainNote again={again} pickups={pickupLeg(context, setting)} now={context.now} />
);
