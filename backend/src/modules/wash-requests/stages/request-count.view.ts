/** A request's count after it was changed, and what it costs. */
export class RequestCountView {
  count: number;
  fold_cost: number;
  /** The customer's, after the difference was settled. */
  available_request_count: number;
}
