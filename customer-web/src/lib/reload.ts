import type { Reloads } from '@laundry/web-kit/loading/reload';

/** One pause for both that load a page anew: a screen that did not arrive, and what runs before all scripts. */
export const RELOADS: Reloads = { key: 'laundry.customer.reloaded', pauseMillis: 60_000 };
