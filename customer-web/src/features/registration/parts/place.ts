import { createContext } from 'react';
import type { PartName } from './parts';

/** The part that stands open; those after it wait for it. */
export interface Place {
  readonly at: PartName;
  /** `done`: what is complete then. */
  readonly goTo: (part: PartName, done?: PartName) => void;
}

export const PlaceContext = createContext<Place>({ at: 'plan', goTo: () => undefined });
