import { PROOF_OF } from '@laundry/shared/constants/proof';
import { ofRows, type Invariant } from './invariant.js';

const rule = 'handbook/requests.md#proof';

export const PROOFS: readonly Invariant[] = [
  ofRows({
    name: 'a photo at a door says of what it is, and when and by whom it was taken',
    rule,
    table: 'photos',
    columns: 'id, claim_id, wash_request_id, proof_of, taken_at, taken_by',
    broken: `(wash_request_id IS NULL) <> (proof_of IS NULL) OR (wash_request_id IS NULL) <> (taken_at IS NULL)
          OR (wash_request_id IS NULL) <> (taken_by IS NULL) OR wash_request_id IS NOT NULL AND claim_id IS NOT NULL`,
  }),
  {
    name: 'a photo at a door is of the customer whose request it is',
    rule,
    sql: `SELECT p.id, p.user_id, p.wash_request_id FROM photos p LEFT JOIN wash_requests w ON w.id = p.wash_request_id
           WHERE p.wash_request_id IS NOT NULL AND (w.id IS NULL OR w.user_id <> p.user_id)`,
  },
  {
    name: 'a photo of a mark is of one that stands',
    rule,
    sql: `SELECT p.id, p.wash_request_id FROM photos p JOIN wash_requests w ON w.id = p.wash_request_id
           WHERE p.proof_of = ${PROOF_OF.pickup} AND w.result_pickup_dt IS NULL
              OR p.proof_of = ${PROOF_OF.delivery} AND w.result_delivery_dt IS NULL`,
  },
];
