import { createContext } from 'react';
import type { PartName } from './parts';

/** The part that stands open; those after it wait for it. */
export interface Place {
  readonly at: PartName;
  /** It leads on from a first request, whose steps name the parts. */
  readonly isFirst: boolean;
  /** The form began with what was typed before, all but what is never written down, and is still where it began. */
  readonly isResumed: boolean;
  /** `done`: what is complete then. */
  readonly goTo: (part: PartName, done?: PartName) => void;
}

export const PlaceContext = createContext<Place>({
  at: 'plan',
  isFirst: false,
  isResumed: false,
  goTo: () => undefined,
});
