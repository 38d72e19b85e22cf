import { describe, expect, it } from 'vitest';
import {
  type Action,
  type Grant,
  ACTIONS,
  callerOf,
  grantOf,
  isStoppedByMaintenance,
  may,
  permissionRefusal,
  rowsInSight,
  seesMasked,
  stampAction,
} from './permissions.js';

const PEOPLE = [
  { id: 1, role: 100, role_type: null },
  { id: 2, role: 200, role_type: 1 },
  { id: 3, role: 200, role_type: 2 },
  { id: 4, role: 200, role_type: 3 },
  { id: 5, role: 200, role_type: 4 },
  { id: 6, role: 200, role_type: 0 },
] as const;
const CUSTOMER = { id: 7, role: 900, role_type: null };

/** Admin, manager, leader, wash, delivery, general; `-` is no (handbook/permissions.md). */
const TABLE: Record<Action, string> = {
  'request.list': 'all all all masked own all',
  'request.advance.pickup': 'all all all own-or-unassigned own -',
  'request.advance.wash': 'all all all own-or-unassigned - -',
  'request.advance.fold': 'all all all own-or-unassigned - -',
  'request.advance.deliver': 'all all all - own all',
  'request.revert': 'all all all all - all',
  'request.assign': 'all all all all - all',
  'request.order': 'all all all - own all',
  'request.count': 'all - all - own -',
  'request.cancel': 'all all all - - -',
  'request.discard': 'all all all - - -',
  'request.date': 'all all all - - -',
  'request.csv': 'all all all - - -',
  'request.upload': 'all all all - - -',
  'request.absenceMail': 'all all all - own -',
  'request.photo': 'all all all - - -',
  'request.reportAct': 'own own own - own -',
  actReports: 'all all all - - -',
  workReport: 'all - all all - -',
  'bag.buy': 'all all all all all all',
  'history.view': 'all all all masked own -',
  'staffs.choices': 'all all all all own all',
  'users.view': 'all all all - - -',
  'users.memo': 'all all all - - -',
  'users.edit': 'all all - - - -',
  'users.delete': 'all all - - - -',
  'users.role': 'all not-admin - - - -',
  'users.laundrySettings': 'all - - - - -',
  'users.receiptCsv': 'all - - - - -',
  areas: 'all all - - - -',
  calendar: 'all all - - - -',
  claims: 'all all - - - -',
  failures: 'all all - - - -',
  insights: 'all - - - - -',
  jobs: 'all - - - - -',
  maintenance: 'all all - - - -',
  manualPayments: 'all all - - - -',
  paymentMessages: 'all - - - - -',
  members: 'all all - - - -',
  'members.secondFactor': 'all - - - - -',
  priceGrid: 'all all - - - -',
  progress: 'all all - - - -',
  secondFactor: 'all all all all all all',
  venues: 'all all - - - -',
};

const CELLS = Object.entries(TABLE).flatMap(([action, row]) =>
  row.split(' ').map((cell, column) => [action as Action, callerOf(PEOPLE[column]!)!, cell, PEOPLE[column]!] as const),
);

describe('the table of permissions', () => {
  it('has a row for every action', () => expect(Object.keys(TABLE).sort()).toEqual([...ACTIONS].sort()));

  it.each(CELLS)('%s by %s: %s', (action, _caller, cell, person) => {
    const grant: Grant = cell === '-' ? false : (cell as Grant);
    expect(grantOf(person, action)).toBe(grant);
    expect(may(person, action)).toBe(grant !== false);
    const rows = { own: { staff_id: person.id }, unassigned: { staff_id: null }, other: { staff_id: 99 } };
    expect(may(person, action, rows.own)).toBe(grant !== false);
    expect(may(person, action, rows.unassigned)).toBe(grant !== false && grant !== 'own');
    expect(may(person, action, rows.other)).toBe(grant === 'all' || grant === 'masked' || grant === 'not-admin');
    const isBound = grant === 'own' || grant === 'own-or-unassigned';
    const refusal = grant === false ? 'forbidden' : null;
    expect(permissionRefusal(person, action)).toBe(refusal);
    expect(permissionRefusal(person, action, rows.unassigned)).toBe(grant === 'own' ? 'not_assigned_to_you' : refusal);
    expect(permissionRefusal(person, action, rows.other)).toBe(isBound ? 'assigned_to_other' : refusal);
  });

  it.each(CELLS)(
    '%s by %s shows the rows of a grant it knows, of any other none: %s',
    (action, _caller, cell, person) => {
      const rows = { all: 'all', masked: 'all', own: 'own' }[cell] ?? 'none';
      expect(rowsInSight(person, action)).toBe(rows);
      expect(seesMasked(person, action)).toBe(cell === 'masked');
    },
  );

  it.each(ACTIONS)('%s is refused to customers', (action) => {
    expect(grantOf(CUSTOMER, action)).toBe(false);
    expect(rowsInSight(CUSTOMER, action)).toBe('none');
    expect(may(CUSTOMER, action, { staff_id: CUSTOMER.id })).toBe(false);
  });
});

it('counts staff without a type, or of an unknown one, as the lowest', () => {
  expect(callerOf({ role: 200, role_type: null })).toBe('lowest');
  expect(callerOf({ role: 200, role_type: 9 })).toBe('lowest');
  expect(callerOf({ role: 900, role_type: 1 })).toBeNull();
});

it.each([
  [1, 'request.advance.pickup'],
  [2, 'request.advance.wash'],
  [4, 'request.advance.fold'],
  [3, 'request.advance.deliver'],
] as const)('stamping stage %i is %s', (stage, action) => expect(stampAction(stage)).toBe(action));

it('turns staff other than managers away while maintenance is on', () => {
  expect(PEOPLE.map(isStoppedByMaintenance)).toEqual([false, false, true, true, true, true]);
});
