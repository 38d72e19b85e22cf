import { addMonths, endOfMonth, type JstDate } from '../../time/jst.js';

/** A month `YYYY-MM` that is billed, with the days of its bill. */
export interface BilledMonth {
  readonly month: string;
  /** Its last day: ordered, sold and billed. */
  readonly closes: JstDate;
  /** When the money is expected: the last day of the next month. */
  readonly due: JstDate;
  /** `2026年10月分` */
  readonly label: string;
}

/** The month before a day's. */
export function billedMonth(today: JstDate): BilledMonth {
  const first = addMonths(`${today.slice(0, 7)}-01`, -1);
  const [year = '', month = ''] = first.split('-');
  return {
    month: first.slice(0, 7),
    closes: endOfMonth(first),
    due: endOfMonth(addMonths(first, 1)),
    label: `${year}年${Number(month)}月分`,
  };
}

/** Quantity, unit and unit price of a sum: single pieces where they divide it evenly, else the sum as one. */
export function receiptQuantity(price: number, count: number): { quantity: number; unit: string; unitPrice: number } {
  const divides = count > 1 && price % count === 0;
  return divides
    ? { quantity: count, unit: '個', unitPrice: price / count }
    : { quantity: 1, unit: '式', unitPrice: price };
}
