import { OPERATION } from '@laundry/shared/constants/operation-types';
import { claimRefusal } from '@laundry/shared/rules/claims/claim-rules';
import { addHours, addMinutes, type JstDateTime } from '@laundry/shared/time/jst';
import { Not, IsNull } from 'typeorm';
import type { Database } from '../../common/transaction/database.js';
import { Claim } from '../../modules/claims/claim.entity.js';
import { OperationHistory } from '../../modules/history/operation-history.entity.js';
import type { User } from '../../modules/users/user.entity.js';
import { WashRequest } from '../../modules/wash-requests/request/wash-request.entity.js';
import { historyRow, type HistoryRow } from './demo-history.js';

const ANSWERED = {
  text: 'タオルが一枚足りないようです。',
  answer: 'ご連絡ありがとうございます。\n工場で見つかりましたので、次回のお届けに同梱いたします。',
};
const WAITING = { text: '白いシャツの襟に、うすい汚れが残っていました。', answer: '' };

/** What two customers wrote about their laundry, the later one unanswered. */
export async function storeDemoClaims(database: Database, now: JstDateTime, people: readonly User[], desk: User) {
  const where = { result_delivery_dt: Not(IsNull()) };
  const delivered = await database.manager.find(WashRequest, { where, order: { result_delivery_dt: 'DESC' } });
  const washed = delivered.filter(
    (request) => claimRefusal(request, false, now) === null && addHours(request.result_delivery_dt ?? now, 8) < now,
  );
  const acts: HistoryRow[] = [];
  for (const [place, { text, answer }] of [ANSWERED, WAITING].entries()) {
    const request = washed[1 - place];
    const user = people.find(({ id }) => id === request?.user_id);
    if (request === undefined || user === undefined) continue;
    const created_at = addMinutes(request.result_delivery_dt ?? now, 90);
    const answered_at = answer === '' ? null : addHours(created_at, 5);
    const by = answered_at === null ? null : desk.id;
    const id = await database.insert(Claim, {
      user_id: user.id,
      wash_request_id: request.id,
      open_request_id: by === null ? request.id : null,
      text,
      answer,
      created_at,
      answered_at,
      answered_by: by,
      version: by === null ? 1 : 2,
      changed_by: by,
      changed_at: answered_at,
    });
    const made = { claim_id: [null, id], photo_count: [null, 0] } as const;
    acts.push(historyRow({ type: OPERATION.claimMade, at: created_at, actor: user, user, request, changes: made }));
    if (answered_at === null) continue;
    const changes = { claim_id: [null, id] } as const;
    acts.push(historyRow({ type: OPERATION.claimAnswered, at: answered_at, actor: desk, user, request, changes }));
  }
  await database.insertAll(OperationHistory, acts);
}
