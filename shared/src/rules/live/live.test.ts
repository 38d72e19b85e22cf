import { describe, expect, test } from 'vitest';
import { ROLE, ROLE_TYPE } from '../../constants/roles.js';
import { OPERATION } from '../../constants/operation-types.js';
import { changeInSight, type RequestNow } from './change-in-sight.js';
import { changesOf, type RecordedOperation, type ToldChange } from './changes-of.js';
import { fewChanges } from './few-changes.js';
import type { LiveChange } from './live-change.js';

const DRIVER = { id: 7, role: ROLE.staff, role_type: ROLE_TYPE.delivery };
const WASHER = { id: 8, role: ROLE.staff, role_type: ROLE_TYPE.wash };
const LOWEST = { id: 9, role: ROLE.staff, role_type: ROLE_TYPE.lowest };
const ADMIN = { id: 1, role: ROLE.admin, role_type: null };
const CUSTOMER = { id: 50, role: ROLE.customer, role_type: null };

const operation = (some: Partial<RecordedOperation>): RecordedOperation => ({
  id: 900,
  operation_type: OPERATION.pickedUp,
  operation_user_id: 1,
  user_id: 50,
  wreq_id: 12,
  target_id: null,
  changes: '{}',
  ...some,
});
const told = (some: Partial<RecordedOperation>) =>
  changesOf(operation(some)).map(({ resource, id }) => `${resource} ${id}`);

describe('what an operation touches', () => {
  test.each<[string, Partial<RecordedOperation>, string[]]>([
    ['a stage', {}, ['wash-requests 12', 'users 50', 'operation-histories null']],
    ['an assignment', { operation_type: OPERATION.staffAssigned }, ['wash-requests 12', 'operation-histories null']],
    [
      'a schedule, which has no request yet',
      { operation_type: OPERATION.weeklySaved, wreq_id: null },
      ['wash-requests null', 'users 50', 'operation-histories null'],
    ],
    [
      'a payment by hand',
      { operation_type: OPERATION.manualPaymentChanged, wreq_id: null, changes: '{"payment_id":[null,33]}' },
      ['manual-payments 33', 'users 50', 'operation-histories null'],
    ],
    [
      'a price of the grid',
      { operation_type: OPERATION.priceGridChanged, user_id: null, wreq_id: null, target_id: 4 },
      ['onetime-payments 4', 'operation-histories null'],
    ],
    [
      'an area',
      { operation_type: OPERATION.areaChanged, user_id: null, wreq_id: null, target_id: 6 },
      ['area-infos 6', 'operation-histories null'],
    ],
    [
      'a venue',
      { operation_type: OPERATION.venueChanged, user_id: null, wreq_id: null, target_id: 7 },
      ['venues 7', 'operation-histories null'],
    ],
    ['a password', { operation_type: OPERATION.passwordChanged }, ['operation-histories null']],
    [
      'one of a newer server',
      { operation_type: 9_999 as RecordedOperation['operation_type'] },
      ['operation-histories null'],
    ],
  ])('%s', (_, some, expected) => expect(told(some)).toEqual(expected));

  test.each<[string, Partial<RecordedOperation>, Pick<LiveChange, 'who' | 'by'>]>([
    ['an operator, by id', {}, { who: 'operator', by: 1 }],
    ['the customer, who is not named', { operation_user_id: 50 }, { who: 'customer', by: null }],
    ['the clock', { operation_user_id: null }, { who: 'system', by: null }],
  ])('it was done by %s', (_, some, expected) => expect(changesOf(operation(some))[0]).toMatchObject(expected));
});

describe('who is told', () => {
  const stage: ToldChange = {
    resource: 'wash-requests',
    id: 12,
    version: 900,
    who: 'operator',
    by: 1,
    from_staff_id: null,
  };
  const mine: RequestNow = { staff_id: DRIVER.id, is_live: true };
  const others: RequestNow = { staff_id: 70, is_live: true };
  const ended: RequestNow = { staff_id: DRIVER.id, is_live: false };
  const idFor = (
    caller: Parameters<typeof changeInSight>[0],
    request: RequestNow | undefined,
    some: Partial<ToldChange> = {},
  ) => {
    const seen = changeInSight(caller, { ...stage, ...some }, request);
    return seen === null ? 'nothing' : seen.id;
  };

  test.each([
    ['a driver, of their own', DRIVER, mine, {}, 12],
    ['a driver, nothing of others', DRIVER, others, {}, 'nothing'],
    ['a driver, nothing of nobody’s', DRIVER, { staff_id: null, is_live: true }, {}, 'nothing'],
    ['a driver, that one was taken away', DRIVER, others, { from_staff_id: DRIVER.id }, null],
    ['a driver, that one of theirs has ended', DRIVER, ended, {}, null],
    ['a driver, that some changed', DRIVER, undefined, { id: null }, null],
    ['a driver, nothing of a request that is not known', DRIVER, undefined, {}, 'nothing'],
    [
      'a driver, nothing of lists of which they see a part',
      DRIVER,
      mine,
      { resource: 'operation-histories' },
      'nothing',
    ],
    ['a washer, of all', WASHER, others, {}, 12],
    ['who is lowest, of all', LOWEST, others, {}, 12],
    ['who is lowest, nothing of customers', LOWEST, undefined, { resource: 'users' }, 'nothing'],
    ['an administrator, that one has ended', ADMIN, ended, {}, null],
    ['an administrator, of customers', ADMIN, undefined, { resource: 'users', id: 50 }, 50],
    ['a customer, nothing', CUSTOMER, mine, {}, 'nothing'],
  ] as const)('%s', (_, caller, request, some, expected) => expect(idFor(caller, request, some)).toBe(expected));

  test('nobody is told whose it was before', () => {
    expect(changeInSight(ADMIN, stage, mine)).not.toHaveProperty('from_staff_id');
  });
});

describe('what is told at once', () => {
  const change = (id: number | null, version: number): LiveChange => ({
    resource: 'wash-requests',
    id,
    version,
    who: 'operator',
    by: 1,
  });

  test('of one row only its latest change', () => {
    expect(fewChanges([change(1, 5), change(2, 6), change(1, 7)])).toEqual([change(1, 7), change(2, 6)]);
  });

  test('of very many rows that the list has changed, and nobody is named', () => {
    const many = Array.from({ length: 320 }, (_, at) => change(at + 1, at + 1));
    expect(fewChanges(many)).toEqual([{ ...change(null, 320), by: null }]);
  });
});
