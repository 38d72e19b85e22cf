import { expect, it } from 'vitest';
import type { PlanCustomer } from './plan-change.js';
import {
  firstPlanCourse,
  planChangeCourse,
  planWarnings,
  type PlanChangeCourse,
  type PlanPayment,
  type PlanWarning,
} from './plan-change-course.js';
import { parsePlanId } from './plan-id.js';

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
const stopped = { ...person, status: 2, isSuspendedForCard: true };
const CARD = { payment_method: 1 };
const INVOICE = { payment_method: 2 };

it.each<[string, PlanCustomer, string, PlanPayment, PlanChangeCourse]>([
  ['another monthly plan', person, 't16_1', CARD, { kind: 'next', card: null }],
  ['another card', person, 't8_1', { ...CARD, renew_card: true }, { kind: 'next', card: 'check' }],
  ['the one-time plan', person, 'tx_1', { ...CARD, renew_card: true }, { kind: 'next', card: null }],
  ['a card after invoices', company, 't8_1', CARD, { kind: 'next', card: 'check' }],
  ['an invoice after the card', { ...company, payment_method_id: 1 }, 't8_1', INVOICE, { kind: 'next', card: null }],
  ['monthly after one-time', { ...person, plan_id: 'tx_1' }, 't8_1', CARD, { kind: 'now', card: 'price' }],
  ['monthly by invoice after it', { ...company, plan_id: 'tx_1' }, 't8_1', INVOICE, { kind: 'now', card: null }],
  ['another one-time plan', { ...person, plan_id: 'tx_1' }, 'tx_2', CARD, { kind: 'now', card: null }],
  ['the first plan', { ...person, status: 0 }, 't8_1', CARD, { kind: 'begin', card: 'price' }],
  ['the card after a rejection', { ...company, status: 4 }, 't8_1', CARD, { kind: 'begin', card: 'price' }],
  ['a card after a declined one', stopped, 't8_1', CARD, { kind: 'resume', card: 'owed' }],
  ['a card on the one-time plan', { ...stopped, plan_id: 'tx_1' }, 'tx_1', CARD, { kind: 'resume', card: 'owed' }],
  ['a plan while stopped otherwise', { ...person, status: 2 }, 't16_1', CARD, { kind: 'next', card: null }],
])('a choice begins in its time, with its card: %s', (_name, customer, plan_id, payment, course) => {
  const plan = parsePlanId(plan_id);
  expect(plan && planChangeCourse(customer, plan, payment)).toEqual(course);
});

it.each<[string, number, PlanChangeCourse]>([
  ['t8_1', 1, { kind: 'begin', card: 'price' }],
  ['t8_1', 2, { kind: 'begin', card: null }],
  ['tx_1', 1, { kind: 'begin', card: null }],
  ['tx_1', 3, { kind: 'begin', card: null }],
])('a registration for %s paid by %i begins a plan', (plan_id, method, course) => {
  const plan = parsePlanId(plan_id);
  expect(plan && firstPlanCourse(plan, { payment_method: method })).toEqual(course);
});

it.each<[string, number, string, number, PlanWarning[]]>([
  ['t8_1', 1, 't16_1', 1, []],
  ['t8_1', 1, 't8_1_M', 1, ['size']],
  ['t8_1', 1, 't8_2', 2, ['pickup_method']],
  ['t8_2', 2, 't8_2', 4, ['pickup_method']],
  ['t8_1', 1, 't8_1_1_L', 1, ['size', 'same_time']],
  ['t8_1_1_M', 1, 'tx_2', 2, ['kind', 'pickup_method']],
  ['tx_1', 1, 't8_2_M', 2, []],
])('%s (%i) → %s (%i) warns of %j', (before, from, after, to, warnings) => {
  const use = (id: string, pickupMethod: number) => {
    const plan = parsePlanId(id);
    if (plan === null) throw new Error(id);
    return { plan, pickupMethod };
  };
  expect(planWarnings(use(before, from), use(after, to))).toEqual(warnings);
});
