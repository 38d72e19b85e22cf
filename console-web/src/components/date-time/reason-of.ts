import type { JstDate } from '@laundry/shared/time/jst';

/** Why a day cannot be chosen, in a word for its cell and a sentence; null for a day that can. */
export type ReasonOf = (date: JstDate) => { readonly mark: string; readonly text: string } | null;
