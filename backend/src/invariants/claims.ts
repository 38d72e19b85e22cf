import { ofRows, type Invariant } from './invariant.js';

const rule = 'handbook/requests.md#claims';

export const CLAIMS: readonly Invariant[] = [
  ofRows({
    name: 'what is written about laundry waits for its answer, or has it',
    rule,
    table: 'claims',
    columns: 'id, wash_request_id, open_request_id, answered_at, answered_by',
    broken: `(open_request_id IS NULL) <> (answered_at IS NOT NULL) OR answered_at IS NULL AND answered_by IS NOT NULL
          OR answered_at IS NOT NULL AND answered_by IS NULL AND NOT (text = '' AND answer = '')
          OR open_request_id <> wash_request_id`,
  }),
  {
    name: 'what is written about laundry is of the customer whose it is',
    rule,
    sql: `SELECT c.id, c.user_id, c.wash_request_id FROM claims c JOIN wash_requests w ON w.id = c.wash_request_id
           WHERE w.user_id <> c.user_id`,
  },
  {
    name: 'a photo is of the customer who wrote with it',
    rule,
    sql: 'SELECT p.id, p.user_id, p.claim_id FROM photos p JOIN claims c ON c.id = p.claim_id WHERE c.user_id <> p.user_id',
  },
];
