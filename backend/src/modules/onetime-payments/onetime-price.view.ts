import type { OnetimePrice } from './onetime-price.entity.js';

/** A row of the price grid as operators edit it. */
export class ConsoleOnetimePriceView {
  id: number;
  /** `HH:00:00` */
  wreq_time: string;
  /** 1 next day, 2 the day after and later. */
  delivery_type: number;
  week1: number | null;
  week2: number | null;
  week3: number | null;
  week4: number | null;
  week5: number | null;
  week6: number | null;
  version: number;
}

/** A row of the public price table, week0 Sunday to week6 Saturday; null or 0: not available. */
export class OnetimePriceView {
  wreq_time: string;
  delivery_type: number;
  week0: number | null;
  week1: number | null;
  week2: number | null;
  week3: number | null;
  week4: number | null;
  week5: number | null;
  week6: number | null;
}

const weeksOf = ({ week1, week2, week3, week4, week5, week6 }: OnetimePrice) => ({
  week1,
  week2,
  week3,
  week4,
  week5,
  week6,
});

export const consoleOnetimePriceView = (row: OnetimePrice): ConsoleOnetimePriceView => ({
  id: row.id,
  wreq_time: row.wreq_time,
  delivery_type: row.delivery_type,
  ...weeksOf(row),
  version: row.version,
});

/** Nobody comes on a Sunday. */
export const onetimePriceView = (row: OnetimePrice): OnetimePriceView => ({
  wreq_time: row.wreq_time,
  delivery_type: row.delivery_type,
  week0: null,
  ...weeksOf(row),
});
