import { PhotoView } from '../photos/photo.view.js';
import type { Claim } from './claim.entity.js';

/** What a customer wrote about a request's laundry, as they see it. */
export class ClaimView {
  id: number;
  created_at: string;
  text: string;
  /** In the order in which they were sent; none once their days are over. */
  photos: PhotoView[];
  /** Null: not yet. */
  answer: string | null;
  answered_at: string | null;
}

export const claimView = (claim: Claim, photos: PhotoView[]): ClaimView => ({
  id: claim.id,
  created_at: claim.created_at,
  text: claim.text,
  photos,
  answer: claim.answered_at === null ? null : claim.answer,
  answered_at: claim.answered_at,
});

/** A line of the desk's list. */
export class ConsoleClaimRowView {
  id: number;
  created_at: string;
  wash_request_id: number;
  user_id: number;
  name1: string;
  name2: string;
  company_name: string | null;
  text: string;
  photo_count: number;
  answered_at: string | null;
}

/** All of it, for the desk. */
export class ConsoleClaimView extends ConsoleClaimRowView {
  photos: PhotoView[];
  answer: string | null;
  /** Who answered; null where they are not here any more. */
  answered_by_name: string | null;
  /** When the laundry was delivered. */
  result_delivery_dt: string | null;
  version: number;
}
