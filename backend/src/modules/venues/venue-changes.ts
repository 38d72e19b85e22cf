import { OPERATION } from '@laundry/shared/constants/operation-types';
import { changesBetween } from '@laundry/shared/rules/history/changes-between';
import type { TrailOf } from '../history/trail.queries.js';
import type { Venue } from './venue.entity.js';

const FIELDS = ['name', 'provider_name', 'property_name', 'default_lang', 'pickup_delivery_types'] as const;

type Fields = Pick<Venue, 'code' | (typeof FIELDS)[number]>;

/** What of a venue changed, for the history; the code always, which names it and stays. */
export const venueChanges = (before: Fields | null, after: Fields) => ({
  code: [before?.code ?? null, after.code] as const,
  ...changesBetween<Partial<Fields>, (typeof FIELDS)[number]>(before ?? {}, after, FIELDS),
});

/** The entries of a venue. */
export const venueTrail = (id: number): TrailOf => ({ type: OPERATION.venueChanged, id });
