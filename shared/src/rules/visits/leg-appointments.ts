import type { Lang } from '../../constants/langs.js';
import type { LegName } from '../../constants/progress.js';
import type { JstDateTime } from '../../time/jst.js';
import { isTentativeDelivery } from '../stages/request-progress.js';

/** What says when somebody comes, and whether they still do. */
export interface AppointedRow {
  readonly id: number;
  readonly sched_pickup_dt: JstDateTime | null;
  readonly sched_delivery_dt: JstDateTime;
  readonly result_pickup_dt: JstDateTime | null;
  readonly result_delivery_dt: JstDateTime | null;
  readonly cancelled_at: JstDateTime | null;
}

export interface LegAppointment {
  readonly leg: LegName;
  readonly moment: JstDateTime;
  /** Its request ended before it was done. */
  readonly isCancelled: boolean;
}

/** When somebody comes for a request: its legs that have a time, a same-time delivery only once it has one. */
export function legAppointments(row: AppointedRow): readonly LegAppointment[] {
  const legs = [
    { leg: 'pickup', moment: row.sched_pickup_dt, done: row.result_pickup_dt },
    { leg: 'delivery', moment: row.sched_delivery_dt, done: row.result_delivery_dt },
  ] as const;
  return legs.flatMap(({ leg, moment, done }) =>
    moment === null || isTentativeDelivery(moment)
      ? []
      : [{ leg, moment, isCancelled: row.cancelled_at !== null && done === null }],
  );
}

/** What a calendar knows a leg by, wherever its entry comes from: the file that is saved, or the calendar that is followed. */
export const appointmentUid = (id: number, leg: LegName, host: string): string => `${id}-${leg}@${host}`;

const TITLES: Readonly<Record<Lang, Readonly<Record<LegName, string>> & { readonly number: string }>> = {
  ja: { pickup: '集荷', delivery: '配達', number: '受付番号' },
  en: { pickup: 'pickup', delivery: 'delivery', number: 'No.' },
};

/** What a calendar calls it, wherever its entry comes from; whom it is about stands nowhere. `brand`: as readers of the language know it. */
export const appointmentTitle = (lang: Lang, brand: string, id: number, leg: LegName): string =>
  `${brand} ${TITLES[lang][leg]} ${TITLES[lang].number} ${id}`;
