import type { Reloads } from '@laundry/web-kit/loading/reload';
import { useRecovery as useKitRecovery } from '@laundry/web-kit/loading/use-recovery';
import { isReachable } from '../../lib/maintenance';

/** One pause for both that load a page anew: a screen that did not arrive, and what runs before all scripts. */
export const RELOADS: Reloads = { key: 'laundry.customer.reloaded', pauseMillis: 60_000 };

/** Of a screen that did not arrive. */
export const useRecovery = (tries: number, onAgain: () => void) =>
  useKitRecovery({ tries, onAgain, isReachable, reloads: RELOADS });
