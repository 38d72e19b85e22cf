import { createContext } from 'react';
import type { PartName } from './parts';

/** Only one part stands open, and those after it wait for it. */
export interface OneByOne {
  readonly at: PartName;
  /** `done`: what is complete then. */
  readonly goTo: (part: PartName, done?: PartName) => void;
}

export const OneByOneContext = createContext<OneByOne | null>(null);
