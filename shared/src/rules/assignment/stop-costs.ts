/** What speaks against giving a stop to somebody, by its kind; the kinds are the reasons that are told. */
export const COST_KINDS = ['usual_person', 'same_building', 'same_area', 'nearest_hours', 'evens_out'] as const;
export type CostKind = (typeof COST_KINDS)[number];
export type StopCosts = Readonly<Record<CostKind, number>>;

/**
 * How much each kind weighs. Loads count by their squares, so that the further apart people are, the less speaks for
 * making it worse: an area change is worth being a stop or two apart, the usual person two or three (docs/decisions/085).
 */
export const WEIGHTS = {
  notUsual: 120,
  newBuilding: 32,
  areaChange: 40,
  idleHalfHour: 2,
  stops: 12,
  bags: 2,
} as const;

/** The kind in which somebody is furthest ahead of somebody else; evening out where they are alike. */
export function mainAdvantage(of: StopCosts, over: StopCosts): CostKind {
  const ahead = (kind: CostKind): number => over[kind] - of[kind];
  return COST_KINDS.reduce<CostKind>(
    (most, kind) => (ahead(kind) > Math.max(0, ahead(most)) ? kind : most),
    'evens_out',
  );
}
