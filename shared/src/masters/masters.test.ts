import { expect, it } from 'vitest';
import { OPERATION } from '../constants/operation-types.js';
import { LOVS_EN } from './lovs-en.js';
import { OPERATION_LOVS_JA } from './operation-names-ja.js';
import { LOVS_JA, type LovName } from './lovs-ja.js';
import { mastersIn } from './masters.js';
import { planName } from './plans.js';

it('serves every list that the specifications name', () => {
  const named =
    'week plan_part pd_type week_type size payment_method onetime_payment_method status_type add_bag_reason operation_type ' +
    'user_plan_option user_plan_option_mag pd_status_type price_for_add_bag role role_type wash_weight_point weight_point ' +
    'laundry_type maintenance_type payment_status page referrer';
  expect(Object.keys(mastersIn('ja').lovs).sort()).toEqual(named.split(' ').sort());
});

it('a master list has string keys, each once', () => {
  for (const list of Object.values(mastersIn('ja').lovs)) {
    const keys = list.map(({ key }) => key);
    expect(keys.every((key) => typeof key === 'string')).toBe(true);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

it('has the same keys in English as in Japanese', () => {
  for (const [name, list] of Object.entries(LOVS_EN)) {
    expect(list.map(({ key }) => key)).toEqual(LOVS_JA[name as LovName].map(({ key }) => key));
  }
});

it('names all 37 operations', () => {
  expect(OPERATION_LOVS_JA.map(({ key }) => Number(key))).toEqual(Object.values(OPERATION));
});

it('lists every plan once, without same-time twins', () => {
  const { plans } = mastersIn('ja');
  // tx and t0 by method; 12 parts in four sizes, 3 parts in two, by method.
  expect(plans).toHaveLength(2 + 2 + 12 * 4 * 2 + 3 * 2 * 2);
  expect(new Set(plans.map(({ plan_id: id }) => id)).size).toBe(plans.length);
  expect(plans.find(({ plan_id: id }) => id === 't8_2_M')).toEqual({
    plan_id: 't8_2_M',
    name: '月8バッグ M（80L） 非対面',
    price: 27230,
    price_for_add: 3740,
    size: 2,
    wash_count: 8,
  });
});

it('names a same-time plan as one', () => {
  const plan = { part: 't4', method: '1', sameTime: true, size: 'L' } as const;
  expect(planName(plan, 'ja')).toBe('月4バッグ L（140L） 対面 集配同時');
  expect(planName(plan, 'en')).toBe('4 bags a month L (140L) in person same-time');
});
