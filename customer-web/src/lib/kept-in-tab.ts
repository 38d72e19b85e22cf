import { dropAllDrafts } from './form-draft';
import { forgetPayment } from './open-payment';

const KEY = 'laundry.customer.kept-for';

/** What this tab keeps is one customer's: whoever else signs in, after a session that ended too, finds nothing of it. */
export function keepFor(userId: number): void {
  const before = sessionStorage.getItem(KEY);
  if (before !== null && before !== String(userId)) forgetAllKept();
  sessionStorage.setItem(KEY, String(userId));
}

/** Nothing that was typed or begun in this tab is left. */
export function forgetAllKept(): void {
  dropAllDrafts();
  forgetPayment();
  sessionStorage.removeItem(KEY);
}
