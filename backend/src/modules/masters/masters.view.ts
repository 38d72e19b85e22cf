import type { Masters } from '@laundry/shared/masters/masters';

/** An item of a master list; `key` is always a string (handbook/plans-and-prices.md#master-lists). */
export class LovView {
  key: string;
  val: string;
}

export class PlanMasterView {
  plan_id: string;
  name: string;
  price: number;
  price_for_add: number;
  size: number;
  wash_count: number;
}

export class OtherMastersView {
  initial_price: number;
  /** The site on which customers find more help; null: there is none. */
  support_url: string | null;
}

export class MastersView {
  version: string;
  lovs: Record<string, readonly LovView[]>;
  plans: PlanMasterView[];
  other: OtherMastersView;
}

export const mastersView = (masters: Masters, supportUrl: string | null): MastersView => ({
  ...masters,
  plans: [...masters.plans],
  other: { ...masters.other, support_url: supportUrl },
});
