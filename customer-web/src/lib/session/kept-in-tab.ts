import { dropAllDrafts } from '../form/form-draft';
import { forgetPayment } from '../payment/open-payment';
import { forgetReturnPath } from './return-path';
import { storeIfItFits } from '@laundry/web-kit/storage/store-if-it-fits';

const KEY = 'laundry.customer.kept-for';

/** What this tab keeps is one customer's: whoever else signs in, after a session that ended too, finds nothing of it. */
export function keepFor(userId: number): void {
  const before = sessionStorage.getItem(KEY);
  if (before !== null && before !== String(userId)) forgetAllKept();
  storeIfItFits(sessionStorage, KEY, String(userId));
}

/** Whether nobody else has signed in here since. */
export const isKeptFor = (userId: number): boolean => [null, String(userId)].includes(sessionStorage.getItem(KEY));

/** Nothing that was typed or begun in this tab is left, nor where it was. */
export function forgetAllKept(): void {
  dropAllDrafts();
  forgetPayment();
  forgetReturnPath();
  sessionStorage.removeItem(KEY);
}
