import type { Reloads } from '@laundry/web-kit/loading/reload';
import { useRecovery as useKitRecovery } from '@laundry/web-kit/loading/use-recovery';
import { isReachable } from '../../providers/maintenance';

const RELOADS: Reloads = { key: 'laundry.console.reloaded', pauseMillis: 60_000 };

/** Of a screen that did not arrive. */
export const useRecovery = (tries: number, onAgain: () => void) =>
  useKitRecovery({ tries, onAgain, isReachable, reloads: RELOADS });
