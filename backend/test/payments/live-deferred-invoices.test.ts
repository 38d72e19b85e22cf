import { deferredMemberOf } from '@laundry/shared/rules/payments/deferred-member';
import type { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { signedIn } from '../harness/calls/own-requests.js';
import { InvoiceProvider } from '../harness/providers/invoice-provider.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

const COMPANY = {
  is_company: true,
  company_name: '株式会社山田',
  company_name_kana: 'カブシキガイシャヤマダ',
  company_ceo_name1: '山田',
  company_ceo_name2: '太郎',
  company_ceo_name_kana1: 'ヤマダ',
  company_ceo_name_kana2: 'タロウ',
  company_hq_phone_number: '0312345678',
  name1: '佐藤',
  name2: '花子',
  kana1: 'サトウ',
  kana2: 'ハナコ',
  email: 'office@example.com',
  bill_addr_zipcode: '1030014',
  bill_addr_detail1: '神奈川県横浜市中区',
  bill_addr_detail2: '日本大通1-1',
  bill_addr_detail3: '県庁ビル2F',
  plan_id: 'tx_2',
  available_request_count: 0,
  payment_method_id: 3,
} as const;

const provider = new InvoiceProvider();
let app: RunningApp;
let user: User;
let caller: Caller;
let frd_key: string;
beforeAll(async () => {
  await provider.listen();
  app = await startApp({ env: provider.env });
  await buildArea(app);
  ({ user, caller } = await signedIn(app, COMPANY));
  frd_key = deferredMemberOf(user.id);
});
beforeEach(() => {
  provider.calls.length = 0;
  provider.members.clear();
  provider.line = {};
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

const status = async (price?: number) =>
  (
    await caller
      .get('/paidAccount/status')
      .query({ frd_key, ...(price !== undefined && { price }) })
      .expect(200)
  ).body;

describe('whether a company may order', () => {
  it('one that the provider does not know is told so by its code, and no credit is asked for', async () => {
    expect(await status()).toEqual({
      is_ok: false,
      errors: [{ error_code: 'CE-0001', error_message: '会員が存在しません' }],
    });
    expect(provider.calls.map(({ path }) => path)).toEqual(['/member/check']);
  });

  it.each([
    [undefined, 5_000],
    [3_000, 3_000],
  ])('price %s: credit is asked for %i yen', async (price, asked) => {
    provider.members.set(frd_key, 100_000);
    expect(await status(price)).toEqual({ is_ok: true, errors: [] });
    expect(provider.bodies('/member/creditCheck')).toEqual([{ b2bMemberId: frd_key, price: asked }]);
  });

  it('more than the provider lends is refused, with a sentence', async () => {
    provider.members.set(frd_key, 4_999);
    expect(await status()).toEqual({
      is_ok: false,
      errors: [{ error_code: 'CREDIT', error_message: expect.stringMatching(/ご利用いただけません/) }],
    });
  });

  it.each(['call lost', 'answer lost'] as const)('is not known while a provider is silent: %s', async (line) => {
    provider.line = { '/member/check': line };
    const { headers } = await caller.get('/paidAccount/status').query({ frd_key }).expect(503);
    expect(headers['retry-after']).toBe('5');
  });
});

describe('a company’s account', () => {
  it('is made with all that the provider wants to know, and it may order then', async () => {
    const { body } = await caller.post('/paidAccount').send({ frd_key }).expect(200);
    expect(body).toEqual({ is_ok: true, errors: [] });
    expect(provider.bodies('/member/register')).toEqual([
      {
        b2bMemberId: frd_key,
        companyName: '株式会社山田',
        companyNameKana: 'カブシキガイシャヤマダ',
        representativeName: '山田 太郎',
        representativeNameKana: 'ヤマダ タロウ',
        zip: '103-0014',
        prefecture: '神奈川県',
        address1: '横浜市中区',
        address2: '日本大通1-1',
        address3: '県庁ビル2F',
        clerkName: '佐藤 花子',
        clerkNameKana: 'サトウ ハナコ',
        tel: '0312345678',
        email: 'office@example.com',
      },
    ]);
    expect(await status()).toEqual({ is_ok: true, errors: [] });
  });

  it('whose provider is silent can be asked for again', async () => {
    provider.line = { '/member/register': 'answer lost' };
    await caller.post('/paidAccount').send({ frd_key }).expect(503);
    provider.line = {};
    await caller.post('/paidAccount').send({ frd_key }).expect(200);
  });

  it('that the provider refuses is told with its words', async () => {
    const other = await startApp({ env: { ...provider.env, DEFERRED_INVOICE_AUTH_CODE: 'another' } });
    const company = await signedIn(other, COMPANY);
    const key = deferredMemberOf(company.user.id);
    const { body } = await company.caller.post('/paidAccount').send({ frd_key: key }).expect(200);
    expect(body).toEqual({ is_ok: false, errors: [{ error_code: 'CE-9001', error_message: '認証エラー' }] });
    await other.close();
  });
});
