import type { Database } from '../../../common/transaction/database.js';
import { Payment } from './payment.entity.js';

/** One that is known to be stored: a node of a cluster that has not applied it yet is asked again (docs/decisions/121). */
export async function storedPayment(database: Database, no: string): Promise<Payment> {
  const find = () => database.manager.findOneBy(Payment, { no });
  const again = async () => (await find()) ?? database.beginAnew(`whether there is payment ${no}`);
  return (await find()) ?? database.inTransaction(again);
}
