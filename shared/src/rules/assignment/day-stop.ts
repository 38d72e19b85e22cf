import { comparedTexts } from '../../text/compared-texts.js';
import { halfHourOf } from '../../time/half-hours.js';
import type { JstDateTime } from '../../time/jst.js';
import type { Place } from './half-hours.js';

/** A pickup or a delivery of a day. */
export interface DayStop extends Place {
  readonly id: number;
  readonly dt: JstDateTime;
  readonly bags: number;
}

/** Nobody's yet. */
export interface UnassignedStop extends DayStop {
  /** Who does this most often for the customer; null: nobody does. */
  readonly usual: number | null;
}

/** Somebody who drives, with the stops of the day that are theirs already. */
export interface Driver {
  readonly id: number;
  readonly stops: readonly DayStop[];
}

/** The order in which one person makes them: by half hour, what lies together one after the other. */
export function inOrder(one: DayStop, other: DayStop): number {
  return (
    halfHourOf(one.dt) - halfHourOf(other.dt) ||
    comparedTexts(one.area, other.area) ||
    comparedTexts(one.building, other.building) ||
    one.id - other.id
  );
}
