import type { Customer, Server } from './server.js';

type Days = readonly (readonly [pickup: string, delivery: string])[];

/** Wednesdays but today's, which is the next one. */
const WEDNESDAYS: Days = [
  ['2026-12-02', '2026-12-04'],
  ['2026-12-09', '2026-12-11'],
  ['2026-12-16', '2026-12-18'],
];
/** Fridays but that of the 4th, whose week is free. */
export const FRIDAYS: Days = [
  ['2026-11-27', '2026-12-02'],
  ['2026-12-11', '2026-12-16'],
  ['2026-12-18', '2026-12-23'],
];

/** A customer who always asks for two bags at six in the evening. */
export async function newRegular(server: Server, days = WEDNESDAYS): Promise<Customer> {
  const customer = await server.newCustomer();
  for (const [pickup, delivery] of days) await server.book(customer, `${pickup} 18:00:00`, `${delivery} 18:00:00`, 2);
  return customer;
}
