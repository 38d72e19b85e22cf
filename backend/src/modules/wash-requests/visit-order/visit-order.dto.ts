import { HALF_HOURS_OF_DAY } from '@laundry/shared/time/half-hours';
import { DateTimeText, ListOf, Optional, RowId, Whole } from '../../../common/validation/rules.js';
import { DAY_STOPS_MAX } from '../assignment/assignment-limits.js';

/** A stop, and the place that its caller saw it keep. */
export class OrderedStopDto {
  @RowId() wash_request_id: number;
  /** Null: none. */
  @Optional() @Whole({ min: 1, max: DAY_STOPS_MAX }) seen_place?: number | null;
}

/** All open stops of a half hour, in the order that they are to be made. */
export class OrderedHalfHourDto {
  /** A moment in it. */
  @DateTimeText() half_hour: string;
  @ListOf(() => OrderedStopDto, { min: 1, max: DAY_STOPS_MAX }) stops: OrderedStopDto[];
}

/** The order of a driver's stops, half hour by half hour: all of them, or none. */
export class VisitOrderDto {
  @RowId() staff_id: number;
  @ListOf(() => OrderedHalfHourDto, { min: 1, max: HALF_HOURS_OF_DAY }) half_hours: OrderedHalfHourDto[];
}
