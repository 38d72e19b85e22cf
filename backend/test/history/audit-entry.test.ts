import { OPERATION } from '@laundry/shared/constants/operation-types';
import { auditRow, type AuditEntry } from '../../src/modules/history/audit-entry.js';
import { NOW } from '../harness/servers/start-app.js';

const own = { actor: null, user: null } as const;
const bags = { plan_id: 't8_2_M', size: 2, count: 3 } as const;

/** What does not compile: the operation and its payload are checked together. */
const REFUSED: AuditEntry[] = [
  // @ts-expect-error -- a request's operation names its request
  { ...own, type: OPERATION.washed },
  // @ts-expect-error -- a change of status says from what to what
  { ...own, type: OPERATION.statusChanged },
  // @ts-expect-error -- it is a customer's status
  { ...own, type: OPERATION.statusChanged, changes: { status: ['active', 'suspended'] } },
  // @ts-expect-error -- a deletion changes no field
  { ...own, type: OPERATION.customerDeleted, changes: { status: [1, 90] } },
  // @ts-expect-error -- a balance has no status
  { ...own, type: OPERATION.balanceChanged, changes: { available_request_count: [3, 5], status: [1, 2] } },
  // @ts-expect-error -- a memo's text is nobody's to read
  { ...own, type: OPERATION.profileChanged, changes: { management_notes: ['before', 'after'] } },
  // @ts-expect-error -- what is taken back is taken back by its own kind
  { ...own, type: OPERATION.balanceChanged, changes: { available_request_count: [3, 5], undoes: [null, 7] } },
  // @ts-expect-error -- a sale has a price
  { ...own, type: OPERATION.extraSoldByOperator, goods: bags, changes: { available_request_count: [3, 6] } },
];

it('an entry is stored with its money, its bags and every field from and to', () => {
  expect(REFUSED).toHaveLength(8);
  const row = auditRow(
    {
      ...own,
      type: OPERATION.extraSoldByOperator,
      goods: bags,
      price: 4_200,
      paymentMethodId: 2,
      changes: { available_request_count: [3, 6] },
    },
    NOW,
  );
  expect(row).toMatchObject({ plan: 't8_2_M', size: 2, count: 3, wreq_id: null, price: 4_200, payment_method_id: 2 });
  expect(JSON.parse(row.changes)).toEqual({ available_request_count: [3, 6] });
});

it('an entry that takes another back says which, for whoever reads it and by a column', () => {
  const entry: AuditEntry = {
    ...own,
    type: OPERATION.areaChanged,
    target: 4,
    changes: { zipcode: ['15001', '15001'], end_time: ['22:00', '20:00'], undoes: [null, 7] },
  };
  expect(auditRow(entry, NOW)).toMatchObject({
    target_id: 4,
    undoes_id: 7,
    changes: expect.stringContaining('undoes'),
  });
});
