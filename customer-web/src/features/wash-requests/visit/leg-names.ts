import { LEG, type Leg } from '@laundry/shared/constants/progress';
import type { LegName } from '../request-row';

/** What the texts call a leg. */
export const legNameOf = (leg: Leg): LegName => (leg === LEG.pickup ? 'pickup' : 'delivery');
