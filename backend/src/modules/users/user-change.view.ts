/** What a change of status changed. */
export class StatusChangeView {
  status: number;
  stop_start_dt: string | null;
  available_request_count: number;
}

export class BalanceView {
  available_request_count: number;
}
