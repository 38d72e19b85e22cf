import { expect, it } from 'vitest';
import { USER_STATUS } from '../../constants/user-status.js';
import { approvalOf, type Approval, type ApprovedAccount } from './approval.js';

const { provisional, active, suspended, underReview, rejected, withdrawn } = USER_STATUS;
const account: ApprovedAccount = {
  status: underReview,
  plan_id: 't8_2',
  begins_month: null,
  turned_month: null,
  granted_month: null,
};

it.each<[string, Partial<ApprovedAccount>, Approval | null]>([
  ['whoever is under review gets the bags with it', {}, 'now'],
  ['so does whoever is provisional', { status: provisional }, 'now'],
  ['so does whoever was rejected', { status: rejected }, 'now'],
  ['and whoever was suspended before they ever began', { status: suspended }, 'now'],
  ['it approves nobody who has begun and was suspended', { status: suspended, granted_month: '2026-09' }, null],
  ['nor whoever was suspended and begins later', { status: suspended, begins_month: '2026-12' }, null],
  ['nor a suspended one-time plan', { status: suspended, plan_id: 'tx_1' }, null],
  ['nor whoever is active', { status: active }, null],
  ['nor whoever has left', { status: withdrawn }, null],
  ['a one-time plan gets no bags', { plan_id: 'tx_1' }, 'none'],
  ['the bags of a plan that begins later come later', { begins_month: '2026-12' }, 'later'],
  ['the bags of an earlier month are not those of this one', { granted_month: '2026-10' }, 'now'],
  ['the bags of a month are given once', { granted_month: '2026-11' }, 'none'],
  ['of a month turned already too', { turned_month: '2026-12', granted_month: '2026-12' }, 'none'],
  ['which is another than the one before', { turned_month: '2026-12', granted_month: '2026-11' }, 'now'],
])('%s', (_rule, fields, approval) =>
  expect(approvalOf({ ...account, ...fields }, '2026-11-25 09:00:00')).toBe(approval),
);
