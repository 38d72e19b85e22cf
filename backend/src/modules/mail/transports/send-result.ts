/** What became of handing something over; `why` in codes, never in somebody's words. */
export type SendResult =
  | { readonly outcome: 'accepted' }
  /** Nobody has it. `answered`: the other side said no, or else there was none, or it did not speak in time. */
  | { readonly outcome: 'refused'; readonly answered: boolean; readonly why: string }
  /** Nobody has it, and nobody would get it by another try. */
  | { readonly outcome: 'rejected'; readonly why: string }
  /** It was handed over and no answer came: somebody may have it. */
  | { readonly outcome: 'unanswered'; readonly why: string };
