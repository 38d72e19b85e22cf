import { COST_CENTRE_LENGTH } from '../../constants/company-people.js';
import { withoutInvisible } from '../../text/blank.js';
import { withoutUnfitCharacters } from '../../text/characters.js';
import { lengthOf } from '../../text/length.js';

/** A cost centre as it is stored: what looks alike is one. Empty: the request has none. */
export const costCentreOf = (typed: string | null | undefined): string =>
  withoutInvisible(withoutUnfitCharacters(typed ?? ''))
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim();

/** What is wrong with a cost centre as it was typed; null: it can be stored, or there is none. */
export function costCentreProblem(
  typed: string | null | undefined,
  { is_company }: { readonly is_company: boolean },
): 'cost_centre_companies_only' | 'too_long' | null {
  const kept = costCentreOf(typed);
  if (kept !== '' && !is_company) return 'cost_centre_companies_only';
  return lengthOf(kept) > COST_CENTRE_LENGTH ? 'too_long' : null;
}

/** Who wants to name a request's cost centre: the account's owner, or one of its people by their id. */
export interface CostCentreFacts {
  readonly is_company: boolean;
  /** Null: the owner. */
  readonly clerk_id: number | null;
  /** Who booked it; null: the owner, or a schedule. */
  readonly booked_by: number | null;
  /** Bags that are only brought are washed for nobody, and are in no month's sums. */
  readonly is_bag_delivery: boolean;
  /** Whether an invoice has summed it up. */
  readonly is_invoiced: boolean;
}

export type CostCentreRefusal =
  'cost_centre_companies_only' | 'cost_centre_of_laundry_only' | 'cost_centre_of_other' | 'cost_centre_invoiced';

/** Why a request's cost centre stays as it is; null: it may be changed. */
export function costCentreRefusal(facts: CostCentreFacts): CostCentreRefusal | null {
  if (!facts.is_company) return 'cost_centre_companies_only';
  if (facts.is_bag_delivery) return 'cost_centre_of_laundry_only';
  if (facts.clerk_id !== null && facts.booked_by !== facts.clerk_id) return 'cost_centre_of_other';
  return facts.is_invoiced ? 'cost_centre_invoiced' : null;
}

export interface CostCentreSum {
  /** Empty: requests without one. */
  readonly cost_centre: string;
  readonly requests: number;
  readonly bags: number;
}

/** Bags and requests of each cost centre, by name; those without one come last. Nothing where no request has one. */
export function costCentreSums(
  requests: readonly { readonly cost_centre: string; readonly count: number }[],
): readonly CostCentreSum[] {
  if (requests.every(({ cost_centre }) => cost_centre === '')) return [];
  const sums = new Map<string, CostCentreSum>();
  for (const { cost_centre, count } of requests) {
    const sum = sums.get(cost_centre) ?? { cost_centre, requests: 0, bags: 0 };
    sums.set(cost_centre, { ...sum, requests: sum.requests + 1, bags: sum.bags + count });
  }
  const last = ({ cost_centre }: CostCentreSum): number => (cost_centre === '' ? 1 : 0);
  return [...sums.values()].sort(
    (a, b) => last(a) - last(b) || (a.cost_centre < b.cost_centre ? -1 : Number(a.cost_centre > b.cost_centre)),
  );
}
