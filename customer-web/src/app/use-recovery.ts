import { useRecovery as useKitRecovery } from '@laundry/web-kit/loading/use-recovery';
import { isReachable } from '../lib/maintenance';
import { RELOADS } from '../lib/reload';

/** Of a screen that did not arrive. */
export const useRecovery = (tries: number, onAgain: () => void) =>
  useKitRecovery({ tries, onAgain, isReachable, reloads: RELOADS });
