import { createContext, use } from 'react';
import type { Venue } from '../../../lib/calls/api-types';

/** The partner venue by whose code somebody registers; null for all others. */
export const PartnerVenueContext = createContext<Venue | null>(null);
export const usePartnerVenue = (): Venue | null => use(PartnerVenueContext);
