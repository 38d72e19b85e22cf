import type { Progress } from '@laundry/shared/constants/progress';
import { describe, expect, it } from 'vitest';
import { message } from '@laundry/shared/messages/message';
import { PEOPLE, type Person, buildRequest, buildWashed } from '../../../testing/builders';
import { type ActionKey, mainAction, requestActions } from './request-actions';

const keys = (person: Person, part: object = {}) =>
  requestActions(PEOPLE[person], buildRequest({ staff_id: PEOPLE[person].id, ...part })).map(({ key }) => key);
const BAGS = buildRequest({ is_bag_delivery: true, sched_pickup_dt: null });
const reasonOf = (key: ActionKey, row = buildRequest()) =>
  requestActions(PEOPLE.leader, row).find((action) => action.key === key)?.reason;

it.each<[Person, readonly ActionKey[]]>([
  ['admin', ['assign', 'count', 'absence', 'date', 'revert', 'cancel', 'discard']],
  ['manager', ['assign', 'absence', 'date', 'revert', 'cancel', 'discard']],
  ['leader', ['assign', 'count', 'absence', 'date', 'revert', 'cancel', 'discard']],
  ['wash', ['assign', 'revert']],
  ['delivery', ['count', 'absence']],
  ['lowest', ['assign', 'revert']],
])('%s finds the buttons of the permission table', (person, expected) => {
  expect(keys(person)).toEqual(expected);
});

it('delivery staff find none on a request of somebody else', () => {
  expect(keys('delivery', { staff_id: PEOPLE.leader.id })).toEqual([]);
});

describe('a button is grey, and says why', () => {
  it.each<[ActionKey, ReturnType<typeof buildRequest>, string | null]>([
    ['revert', buildRequest(), '未対応のため戻せません'],
    ['revert', buildWashed(), null],
    ['count', buildRequest({ is_onetime: true, plan_id: 'tx_1', size: 5 }), '単発の依頼ではこの操作はできません'],
    ['date', buildRequest({ is_onetime: true, plan_id: 'tx_1', size: 5 }), '単発の依頼ではこの操作はできません'],
    ['date', buildRequest({ status: 3 }), '配達済みのため変更できません'],
    ['cancel', buildWashed(), '集荷済みのためキャンセルできません'],
    ['cancel', buildRequest(), null],
    ['discard', buildRequest({ status: 4 }), null],
    ['discard', buildRequest({ status: 3 }), message('ja', 'discard_after_delivery')],
    ['absence', buildRequest(), null],
    ['absence', buildWashed(), 'この集配には不在メールを送信できません'],
    ['absence', buildRequest({ status: 4 }), null],
    ['absence', BAGS, null],
    ['cancel', BAGS, 'バッグ配達には集荷がありません。取りやめるときは破棄してください'],
    ['discard', BAGS, null],
  ])('%s', (key, row, reason) => {
    expect(reasonOf(key, row)).toBe(reason);
  });
});

describe('the main button', () => {
  it.each<[Person, readonly [pickup: boolean, wash: boolean, fold: boolean, deliver: boolean]]>([
    ['admin', [true, true, true, true]],
    ['manager', [true, true, true, true]],
    ['leader', [true, true, true, true]],
    ['wash', [true, true, true, false]],
    ['delivery', [true, false, false, true]],
    ['lowest', [false, false, false, true]],
  ])('%s, on a request of one’s own', (person, expected) => {
    const open = ([0, 1, 2, 4] as const).map(
      (status) => mainAction(PEOPLE[person], buildRequest({ status, staff_id: PEOPLE[person].id }))?.reason === null,
    );
    expect(open).toEqual(expected);
  });

  it('of bags that are brought is their delivery, from the beginning', () => {
    expect(mainAction(PEOPLE.delivery, { ...BAGS, staff_id: PEOPLE.delivery.id })).toMatchObject({
      label: '配達済みにする',
      reason: null,
    });
    expect(requestActions(PEOPLE.admin, BAGS).map(({ label }) => label)).toContain('配達の不在メール');
  });

  it('is not there once delivered', () => {
    expect(mainAction(PEOPLE.admin, buildRequest({ status: 3 }))).toBeNull();
  });

  it('wash staff take what a driver brought over and wash it in one step', () => {
    const brought = buildRequest({ status: 1, staff_id: PEOPLE.delivery.id });
    expect(mainAction(PEOPLE.wash, brought)).toEqual({
      label: '自分の担当にして洗濯済みにする',
      reason: null,
      isTake: true,
    });
    expect(mainAction(PEOPLE.wash, buildRequest({ status: 1, staff_id: null }))?.isTake).toBe(false);
  });

  it.each<[Person, number, string]>([
    ['wash', 4, '配達待ちです。配達は集配スタッフが行います'],
    ['delivery', 1, 'まだ洗濯が終わっていません。洗濯・たたみのスタッフが行います'],
  ])('says to %s at status %d what is true', (person, status, reason) => {
    const row = buildRequest({ status: status as Progress, staff_id: PEOPLE[person].id });
    expect(mainAction(PEOPLE[person], row)?.reason).toBe(reason);
  });

  it('nothing can be split when there are no bags', () => {
    expect(mainAction(PEOPLE.leader, buildWashed({ count: 0 }))?.reason).toMatch(/個数が0/);
  });
});
