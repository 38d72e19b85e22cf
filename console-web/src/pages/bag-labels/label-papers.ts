import type { LabelledRequest } from '../../providers/api/api-types';

/** A4 with 24 labels to the sheet's edges as they are sold (66 × 33.9 mm), or a roll of 62 mm. */
export const PAPERS = ['a4', 'roll'] as const;
export type Paper = (typeof PAPERS)[number];

export const COLUMNS = 3;
export const PLACES = 24;

/** A label to print. */
export interface PrintedLabel {
  readonly request: LabelledRequest;
  readonly bag: number;
  readonly code: string;
}

export const labelsOf = (requests: readonly LabelledRequest[]): readonly PrintedLabel[] =>
  requests.flatMap((request) => request.codes.map((code, index) => ({ request, bag: index + 1, code })));

/** The labels sheet by sheet; null: a place that is used already, of a sheet that was begun. */
export function sheetsOf(labels: readonly PrintedLabel[], paper: Paper, first: number) {
  if (paper === 'roll') return labels.map((label) => [label]);
  const places = [...Array.from({ length: labels.length > 0 ? first : 0 }, () => null), ...labels];
  const count = Math.ceil(places.length / PLACES);
  return Array.from({ length: count }, (_, page) => places.slice(page * PLACES, (page + 1) * PLACES));
}

/** A number of the address within its limits. */
export function placeOf(text: string | null): number {
  const place = Number(text);
  return Number.isInteger(place) && place > 0 && place < PLACES ? place : 0;
}
