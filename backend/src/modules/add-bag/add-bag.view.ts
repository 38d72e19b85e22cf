/** What a sale would come to, before anything is sold. */
export class SaleCheckView {
  /** Yen. */
  price: number;
  /** When bags would be brought; null for washes. */
  sched_delivery_dt: string | null;
}

/** The payment that a sale leaves. */
export class AddedBagView {
  id: number;
}
