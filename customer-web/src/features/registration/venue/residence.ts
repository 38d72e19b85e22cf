import { createContext, use } from 'react';

/** The form belongs to a resident of a partner venue: it has a room number, and the pickup methods of the house. */
export interface Residence {
  /** Null where the pickup method is not asked for. */
  offered: readonly number[] | null;
}

export const ResidenceContext = createContext<Residence | null>(null);
export const useResidence = (): Residence | null => use(ResidenceContext);
