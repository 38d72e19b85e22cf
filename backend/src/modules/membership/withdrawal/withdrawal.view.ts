/** When the membership ends, or ended. */
export class WithdrawalView {
  withdrawal_dt: string;
}
