import type { Lang } from '@laundry/shared/constants/langs';
import type { Venue } from './venue.entity.js';

/** A partner venue as its residents see it. */
export class VenueView {
  code: string;
  name: string;
  provider_name: string;
  property_name: string;
  /** Language that the registration page opens in. */
  default_lang: Lang;
  /** Keys of the master list pd_type. */
  pickup_delivery_types: number[];
}

/** A row of the venue list. */
export class ConsoleVenueView extends VenueView {
  id: number;
  /** The registration page of its residents: what its QR code holds. */
  register_url: string;
  version: number;
}

/** The pickup methods of a stored list. */
export const pickupMethodsOf = ({ pickup_delivery_types }: Pick<Venue, 'pickup_delivery_types'>): number[] =>
  pickup_delivery_types.split(',').map(Number);

export const venueView = (venue: Venue): VenueView => ({
  code: venue.code,
  name: venue.name,
  provider_name: venue.provider_name,
  property_name: venue.property_name,
  default_lang: venue.default_lang,
  pickup_delivery_types: pickupMethodsOf(venue),
});

export const consoleVenueView = (venue: Venue, publicUrl: string): ConsoleVenueView => ({
  id: venue.id,
  ...venueView(venue),
  register_url: `${publicUrl}/register/code/${venue.code}`,
  version: venue.version,
});
