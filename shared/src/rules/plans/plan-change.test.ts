import { describe, expect, it } from 'vitest';
import { parsePlanId } from './plan-id.js';
import {
  paymentMethodWith,
  planChangeErrors,
  planChangeReason,
  planEditReason,
  type PlanCustomer,
  type PlanWish,
} from './plan-change.js';

const area = { is_valid_monthly: true, is_valid_onetime: true, is_valid_onetime_b: false };
const person: PlanCustomer = {
  plan_id: 't8_1',
  next_month_plan_id: null,
  status: 1,
  payment_method_id: 1,
  is_company: false,
  company_name: null,
  isSuspendedForCard: false,
};
const company = { ...person, is_company: true, company_name: '株式会社山田', payment_method_id: 2 };
const wish: PlanWish = { plan_id: 't16_1', pickup_delivery_type: 1, payment_method: 1 };
const errors = (changes: PlanWish, customer: PlanCustomer = person, where = area) =>
  planChangeErrors({ ...wish, ...changes }, customer, where);

const NOW = '2026-11-25 09:00:00';

describe('a plan', () => {
  it('can be chosen', () => expect(errors({})).toEqual({}));
  it.each<[string, PlanWish, object]>([
    ['is missing', { plan_id: '' }, { planPart1: 'planPart1_required' }],
    ['is unknown', { plan_id: 't3_1' }, { planPart1: 'plan_unknown' }],
    ['is the first trial', { plan_id: 't0_1' }, { planPart1: 'plan_unknown' }],
    ['has not its size', { plan_id: 't40_1_M' }, { planPart1: 'plan_unknown' }],
    ['has no pickup method', { pickup_delivery_type: null }, { planPart2: 'planPart2_required' }],
    ['has another pickup method', { pickup_delivery_type: 2 }, { pickup_delivery_type: 'hand_over_not_of_plan' }],
  ])('%s', (_name, changes, expected) => expect(errors(changes)).toEqual(expected));

  it('is not served', () => {
    expect(errors({}, person, { ...area, is_valid_monthly: false })).toEqual({ planPart1: 'notarea' });
    expect(errors({ plan_id: 'tx_1' }, person, { ...area, is_valid_onetime: false })).toEqual({ planPart1: 'notarea' });
  });

  it('cannot become the one-time plan while suspended, unless it was chosen before, but another monthly one', () => {
    const stopped = { ...person, status: 2 };
    expect(errors({ plan_id: 'tx_1' }, stopped)).toEqual({ planPart1: 'planPart1_unchangeable' });
    expect(errors({ plan_id: 'tx_1' }, { ...stopped, next_month_plan_id: 'tx_1' })).toEqual({});
    expect(errors({ plan_id: 'tx_2', pickup_delivery_type: 2 }, { ...stopped, next_month_plan_id: 'tx_1' })).toEqual({
      planPart1: 'planPart1_unchangeable',
    });
    expect(errors({ plan_id: 'tx_1' }, { ...stopped, plan_id: 'tx_1', next_month_plan_id: 't8_1' })).toEqual({});
    expect(errors({}, stopped)).toEqual({});
    expect(errors({ plan_id: 'tx_2', pickup_delivery_type: 2 }, { ...stopped, plan_id: 'tx_1' })).toEqual({});
  });
});

describe('a payment method', () => {
  it.each<[string, PlanWish, PlanCustomer, string | undefined]>([
    ['invoice of a person', { payment_method: 2 }, person, 'payment_method_unselectable'],
    [
      'invoice without a company name',
      { payment_method: 2 },
      { ...company, company_name: '' },
      'payment_method_unselectable',
    ],
    ['invoice of a company', { payment_method: 2 }, company, undefined],
    ['invoice of the one-time plan', { plan_id: 'tx_1', payment_method: 2 }, company, 'payment_method_onetime'],
    ['invoice of t2, S', { plan_id: 't2_1', payment_method: 2 }, company, 'payment_method_plans'],
    ['invoice of t4, S', { plan_id: 't4_1', payment_method: 2 }, company, 'payment_method_plans'],
    ['invoice of t6, S', { plan_id: 't6_1', payment_method: 2 }, company, undefined],
    ['invoice of t2, M', { plan_id: 't2_1_M', payment_method: 2 }, company, 'payment_method_plans'],
    ['invoice of t4, M', { plan_id: 't4_1_M', payment_method: 2 }, company, undefined],
    ['invoice of t2, L', { plan_id: 't2_1_L', payment_method: 2 }, company, undefined],
    ['invoice after a rejection', { payment_method: 2 }, { ...company, status: 4 }, 'payment_method_rejected'],
    [
      'another while stopped for the card',
      { payment_method: 2 },
      { ...company, payment_method_id: 1, isSuspendedForCard: true },
      'payment_method_unchangeable',
    ],
    ['the card while stopped for the card', {}, { ...person, isSuspendedForCard: true }, undefined],
    [
      'the card while stopped for it, of who chose invoice before it was declined',
      {},
      { ...company, isSuspendedForCard: true },
      undefined,
    ],
    ['none', { payment_method: null }, person, 'payment_method_unselectable'],
    ['one-time of a person', { plan_id: 'tx_1', payment_method: 3 }, person, 'payment_method_unselectable'],
    ['one-time of a company', { plan_id: 'tx_1', payment_method: 3 }, company, undefined],
  ])('%s', (_name, changes, customer, key) => expect(errors(changes, customer).payment_method).toBe(key));
});

describe('an operator’s choice', () => {
  it.each<[string, string, PlanCustomer, number]>([
    ['leaves a card', 't16_1', person, 1],
    ['leaves a card on the one-time plan', 'tx_1', person, 1],
    ['leaves a company’s invoice', 't16_1', company, 2],
    ['of the one-time plan ends the invoice', 'tx_1', company, 3],
    ['of a monthly plan begins the invoice', 't16_1', { ...company, payment_method_id: 3 }, 2],
    ['leaves the invoice that is reviewed', 'tx_1', { ...company, status: 3 }, 2],
    ['leaves a person the card only', 't16_1', { ...person, payment_method_id: 3 }, 1],
  ])('%s', (_name, id, customer, method) => {
    const plan = parsePlanId(id);
    expect(plan && paymentMethodWith(plan, customer)).toBe(method);
  });

  it.each<[number, string, string | null, string | null]>([
    [0, 't8_1', null, 'status_disabled'],
    [1, 't8_1', null, null],
    [1, 't8_1', NOW, 'withdrawal_booked'],
    [1, 't8_1', '2026-11-25 08:59:59', 'status_withdrawn'],
    [2, 't8_1', null, null],
    [2, 'tx_1', null, 'status_stopped_other'],
    [3, 'tx_1', null, null],
    [4, 't8_1', null, null],
    [90, 't8_1', null, 'status_withdrawn'],
  ])('is open to status %i with %s, leaving at %s: %s', (status, plan_id, withdrawal_dt, reason) =>
    expect(planEditReason({ status, plan_id, withdrawal_dt }, NOW)).toBe(reason),
  );
});

describe('a customer’s choice', () => {
  const open = { ...person, withdrawal_dt: null };
  const leaving = { ...person, withdrawal_dt: '2026-11-30 23:59:59' };
  it.each<[string, typeof open | typeof leaving, string | null]>([
    ['is open to an active customer', open, null],
    ['is open to who has not paid yet', { ...open, status: 0 }, null],
    ['is open to a stopped one of a monthly plan', { ...open, status: 2 }, null],
    [
      'is closed to a stopped one of the one-time plan',
      { ...open, status: 2, plan_id: 'tx_1' },
      'status_stopped_other',
    ],
    ['is closed while under review', { ...open, status: 3 }, 'status_disabled'],
    ['is closed to who has applied to leave', leaving, 'withdrawal_booked'],
    ['is closed to who was stopped and has applied to leave', { ...leaving, status: 2 }, 'withdrawal_booked'],
    ['replaces a declined card of who is leaving', { ...leaving, status: 2, isSuspendedForCard: true }, null],
    ['is closed to who has left', { ...leaving, withdrawal_dt: '2026-11-25 08:59:59' }, 'status_withdrawn'],
    ['is closed to a withdrawn account', { ...open, status: 90 }, 'status_withdrawn'],
  ])('%s', (_name, customer, reason) => expect(planChangeReason(customer, NOW)).toBe(reason));
});
