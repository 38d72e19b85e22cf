import { createTabStore } from '@laundry/web-kit/storage/tab-store';

/** What an operator had begun in this tab: a reload, a session that ends and a sign-out in another tab leave it, one here does not. */
export const tabStore = createTabStore('laundry.console');
