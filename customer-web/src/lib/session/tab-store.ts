import { createTabStore } from '@laundry/web-kit/storage/tab-store';
import { forgetPayment } from '../payment/open-payment';
import { forgetReturnPath } from './return-path';

/** What a customer had typed or begun in this tab, and where they were. */
export const tabStore = createTabStore('laundry.customer', () => {
  forgetPayment();
  forgetReturnPath();
});
