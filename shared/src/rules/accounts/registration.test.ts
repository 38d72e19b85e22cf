import { describe, expect, it } from 'vitest';
import { PICKUP_METHODS_OF_PLAN } from '../../constants/pickup-methods.js';
import { PAYMENT_METHOD } from '../../constants/payment-methods.js';
import { USER_STATUS } from '../../constants/user-status.js';
import { PLAN_IDS } from '../../masters/plans.js';
import { message } from '../../messages/message.js';
import { paymentChoices } from '../payments/payment-choices.js';
import { firstPlanCourse } from '../plans/plan-change-course.js';
import { formatPlanId, parsePlanId } from '../plans/plan-id.js';
import { type RegistrationForm, completeRegistration, statusAfterRegistration } from './registration.js';
import { maxLengthOf, registrationErrors } from './registration-errors.js';

const AREA = { is_valid_monthly: true, is_valid_onetime: true, is_valid_onetime_b: false };
const individual: RegistrationForm = {
  is_company: false,
  current_lang: 'ja',
  email: 'Taro@Example.com',
  email_confirm: 'taro@example.com',
  password: 'demo1234',
  password_confirm: 'demo1234',
  name1: '山田',
  name2: '太郎',
  kana1: 'やまだ',
  kana2: 'ﾀﾛｳ',
  phone_number: '090-1234-5678',
  send_addr_zipcode: '１５０－０００１',
  send_addr_detail1: '東京都渋谷区',
  send_addr_detail2: '神宮前1-1',
  plan_id: 'tx_1',
  pickup_delivery_type: 1,
  payment_method_id: 1,
};
const company: RegistrationForm = {
  ...individual,
  is_company: true,
  bill_addr_zipcode: '1500001',
  bill_addr_detail1: '東京都渋谷区',
  bill_addr_detail2: '神宮前1-1',
  send_addr_name: '本店',
  company_name: '株式会社テスト',
  company_name_kana: 'テスト',
  company_hq_phone_number: '0312345678',
  company_ceo_name1: '山田',
  company_ceo_name2: '花子',
  company_ceo_name_kana1: 'ヤマダ',
  company_ceo_name_kana2: 'ハナコ',
  plan_id: 't6_1_M',
  payment_method_id: 2,
};
const errorsOf = (form: RegistrationForm, area: typeof AREA | null = AREA) =>
  Object.entries(registrationErrors(completeRegistration(form), area)).map(
    ([field, error]) => `${field} ${error.code}`,
  );

describe('a form is completed', () => {
  it('with the delivery address as the billing address of an individual, and the place 自宅', () =>
    expect(completeRegistration(individual)).toMatchObject({
      bill_addr_zipcode: '1500001',
      bill_addr_detail1: '東京都渋谷区',
      bill_addr_detail2: '神宮前1-1',
      send_addr_name: '自宅',
      send_addr_zipcode: '1500001',
      phone_number: '09012345678',
      email: 'taro@example.com',
      kana1: 'ヤマダ',
      kana2: 'タロウ',
    }));

  it('without touching a billing address that is given', () =>
    expect(completeRegistration({ ...individual, bill_addr_zipcode: '1500002' })).not.toHaveProperty(
      'bill_addr_detail1',
    ));

  it('with names for kana in English, not in Japanese', () => {
    const form = { ...individual, name1: 'Smith', name2: 'Ann', kana1: '', kana2: null };
    expect(completeRegistration({ ...form, current_lang: 'en' })).toMatchObject({ kana1: 'Smith', kana2: 'Ann' });
    expect(errorsOf(form)).toEqual(['kana1 required', 'kana2 required']);
  });
});

describe('a form is refused', () => {
  it.each([
    ['name1', 50],
    ['company_ceo_name_kana2', 50],
    ['company_name', 100],
    ['send_addr_detail3', 200],
  ] as const)('by a company for one character more than %s may have', (field, most) => {
    expect(maxLengthOf(field)).toBe(most);
    expect(errorsOf({ ...company, [field]: 'ア'.repeat(most) })).toEqual([]);
    expect(errorsOf({ ...company, [field]: 'ア'.repeat(most + 1) })).toEqual([`${field} too_long`]);
  });

  it.each([
    ['nowhere when all is there', individual, []],
    ['nowhere when a company has all', company, []],
  ] as const)('%s', (_name, form, errors) => expect(errorsOf(form)).toEqual(errors));

  it.each([
    'name1',
    'name2',
    'kana1',
    'kana2',
    'bill_addr_zipcode',
    'bill_addr_detail1',
    'bill_addr_detail2',
    'send_addr_name',
    'send_addr_zipcode',
    'send_addr_detail1',
    'send_addr_detail2',
    'phone_number',
    'company_name',
    'company_name_kana',
    'company_hq_phone_number',
    'company_ceo_name1',
    'company_ceo_name2',
    'company_ceo_name_kana1',
    'company_ceo_name_kana2',
    'payment_method_id',
    'pickup_delivery_type',
    'plan_id',
  ])('by a company without %s', (field) =>
    expect(errorsOf({ ...company, [field]: null })).toContain(`${field} required`),
  );

  it.each([
    'name1',
    'name2',
    'send_addr_zipcode',
    'send_addr_detail1',
    'send_addr_detail2',
    'phone_number',
    'email',
    'password',
  ])('by an individual with an empty %s', (field) =>
    expect(errorsOf({ ...individual, [field]: ' ' })).toContain(`${field} required`),
  );

  it.each<readonly [string, Partial<RegistrationForm>, readonly string[]]>([
    ['another email', { email_confirm: 'x@example.com' }, ['email_confirm email_mismatch']],
    ['no email at all', { email: 'taro', email_confirm: 'taro' }, ['email invalid_email']],
    ['another second email', { email2: 'a@b.jp', email2_confirm: 'a@c.jp' }, ['email2_confirm email2_mismatch']],
    ['another password', { password_confirm: 'demo1235' }, ['password_confirm password_mismatch']],
    ['a weak password', { password: 'demodemo', password_confirm: 'demodemo' }, ['password password_format']],
    ['6 digits of zip', { bill_addr_zipcode: '150000' }, ['bill_addr_zipcode invalid_zip']],
    ['a short phone number', { phone_number: '123' }, ['phone_number invalid_phone']],
    ['500 characters of remarks', { bikou1: 'あ'.repeat(500) }, []],
    ['501 characters of remarks', { bikou1: 'あ'.repeat(501) }, ['bikou1 too_long']],
    ['lines of remarks', { bikou1: 'a\nb' }, []],
    ['a control character', { name1: 'a\u0000' }, ['name1 control_characters']],
    ['an unknown plan', { plan_id: 't5_1' }, ['plan_id plan_unknown']],
    ['a first trial', { plan_id: 't0_1', payment_method_id: 1 }, ['plan_id plan_unknown']],
    ['another method of handing over', { pickup_delivery_type: 2 }, ['pickup_delivery_type hand_over_not_of_plan']],
    ['invoice for t2 in person', { plan_id: 't2_1' }, ['payment_method_id payment_method_plans']],
    ['invoice for t4 in person', { plan_id: 't4_1' }, ['payment_method_id payment_method_plans']],
    [
      'invoice for t2 unattended',
      { plan_id: 't2_2', pickup_delivery_type: 2 },
      ['payment_method_id payment_method_plans'],
    ],
    ['invoice for t4 unattended', { plan_id: 't4_2', pickup_delivery_type: 2 }, []],
    ['invoice for one-time', { plan_id: 'tx_1' }, ['payment_method_id payment_method_onetime']],
    ['method 3 for one-time', { plan_id: 'tx_1', payment_method_id: 3 }, []],
    ['method 3 for monthly', { payment_method_id: 3 }, ['payment_method_id invalid_value']],
    ['method 9', { payment_method_id: 9 }, ['payment_method_id invalid_value']],
  ])('by a company for %s', (_name, overrides, errors) =>
    expect(errorsOf({ ...company, ...overrides })).toEqual(errors),
  );

  it('by an individual who wants an invoice', () =>
    expect(errorsOf({ ...individual, plan_id: 't6_1', payment_method_id: 2 })).toEqual([
      'payment_method_id payment_method_unselectable',
    ]));
  it('never for the first trial of an individual', () =>
    expect(errorsOf({ ...individual, plan_id: 't0_1' })).toEqual([]));

  it.each([
    ['monthly', 't6_1', { is_valid_monthly: false, is_valid_onetime: true, is_valid_onetime_b: false }, true],
    ['one-time A', 'tx_1', { is_valid_monthly: true, is_valid_onetime: true, is_valid_onetime_b: false }, false],
    ['one-time B', 'tx_1', { is_valid_monthly: true, is_valid_onetime: false, is_valid_onetime_b: true }, false],
    ['neither one-time', 'tx_1', { is_valid_monthly: true, is_valid_onetime: false, is_valid_onetime_b: false }, true],
    ['no area', 'tx_1', null, true],
  ])('where the area does not serve the plan: %s', (_name, plan_id, area, refused) =>
    expect(errorsOf({ ...individual, plan_id }, area)).toEqual(refused ? ['send_addr_zipcode notarea'] : []),
  );

  it('with the words of both languages', () => {
    expect(message('en', 'required')).toBe('This field is required');
    expect(message('ja', 'required')).toBe('必須項目です');
  });
});

it.each([
  [false, 't6_1', [1]],
  [true, 't6_1', [1, 2]],
  [true, 't2_1', [1]],
  [false, 'tx_1', [1]],
  [true, 'tx_1', [1, 3]],
  [true, null, [1, 2]],
])('company %s with plan %j may pay by %j', (isCompany, id, methods) =>
  expect(paymentChoices(isCompany, parsePlanId(id))).toEqual(methods),
);

it.each([
  ['tx_1', 1, 1],
  ['tx_1', 3, 1],
  ['t6_1', 1, 0],
  ['t6_1', 2, 3],
  ['t0_1', 1, 0],
] as const)('registering %s with payment method %i ends in status %i', (id, method, status) =>
  expect(statusAfterRegistration(parsePlanId(id) ?? expect.fail(), method)).toBe(status),
);

it('a registration waits for a payment exactly where its confirmation says that it is paid first', () => {
  const plans = PLAN_IDS.flatMap((plan) => [plan, { ...plan, sameTime: true }]);
  const valid = [individual, company].flatMap((form) =>
    plans.flatMap((plan) =>
      Object.values(PAYMENT_METHOD)
        .map((payment_method_id) => ({ plan_id: formatPlanId(plan), payment_method_id }))
        .filter((chosen) => {
          const [pickup_delivery_type] = PICKUP_METHODS_OF_PLAN[plan.method];
          return errorsOf({ ...form, ...chosen, pickup_delivery_type }).length === 0;
        })
        .map(({ payment_method_id: method }) => ({ plan, method })),
    ),
  );
  const disagreed = valid.filter(({ plan, method }) => {
    const isPaidFirst = firstPlanCourse(plan, { payment_method: method }).card !== null;
    return isPaidFirst !== (statusAfterRegistration(plan, method) === USER_STATUS.provisional);
  });
  expect(new Set(valid.map(({ method }) => method))).toEqual(new Set(Object.values(PAYMENT_METHOD)));
  expect(new Set(valid.map(({ plan }) => plan.part))).toEqual(new Set(PLAN_IDS.map(({ part }) => part)));
  expect(disagreed).toEqual([]);
});
