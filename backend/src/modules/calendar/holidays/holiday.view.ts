/** A day without pickups and deliveries. */
export class HolidayView {
  id: number;
  date: string;
}
