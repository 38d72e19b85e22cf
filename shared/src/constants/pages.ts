/** `page_id`: the screen a payment comes from (handbook/payments.md). */
export const PAGE = {
  register: 1,
  planChange: 2,
  extraPurchase: 3,
  onetimeRequest: 4,
  withdrawal: 5,
  monthlyCharge: 6,
  purchaseByOperator: 7,
} as const;
export type PageId = (typeof PAGE)[keyof typeof PAGE];
