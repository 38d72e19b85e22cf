import type { AreaDto } from './area.dto.js';
import type { ServiceArea } from './service-area.entity.js';

const FIELDS = [
  ...(['zipcode', 'prefecture', 'address', 'start_time', 'end_time'] as const),
  ...(['is_valid_monthly', 'is_valid_onetime', 'is_valid_onetime_b', 'bikou'] as const),
];

type Fields = Omit<Pick<ServiceArea, keyof AreaDto & keyof ServiceArea>, 'version'>;

/** What of an area changed, for the history; the postal code always, which names it. */
export function areaChanges(
  before: Fields | null,
  after: Fields | null,
): Readonly<Record<string, readonly [unknown, unknown]>> {
  const changed = FIELDS.filter((field) => field === 'zipcode' || before?.[field] !== after?.[field]);
  return Object.fromEntries(
    changed.map((field) => [field, [before?.[field] ?? null, after?.[field] ?? null] as const]),
  );
}
