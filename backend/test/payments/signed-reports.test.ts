import { createHash } from 'node:crypto';
import { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/build-area.js';
import { RemiseProvider } from '../harness/providers/remise-provider.js';
import { monthly } from '../harness/registration.js';
import {
  formField,
  manualPaymentsOf,
  messagesOf,
  numberOf,
  paymentOf,
  report,
  type PaymentForm,
} from '../harness/sandbox.js';
import { startApp, type RunningApp } from '../harness/start-app.js';

const KEY = 'a-key-of-the-shop';
const SHOP = { SBPS_MERCHANT_ID: '30132', SBPS_SERVICE_ID: '101', SBPS_HASH_KEY: KEY };
const PAGES = { SBPS_FORM_URL: 'https://pay.example/form', SBPS_API_URL: 'https://pay.example/api' };

let app: RunningApp;
let number = 0;
beforeAll(async () => {
  app = await startApp({ env: { PAYMENTS: 'live', ...SHOP, ...PAGES } });
  await buildArea(app);
});
afterAll(() => app.close());

async function register(on = app) {
  const email = `signed${(number += 1)}@example.com`;
  const { body } = await on.anonymous.post('/register').send(monthly(email)).expect(201);
  const user = await on.database.manager.findOneByOrFail(User, { email });
  return { user, form: body.payment as PaymentForm };
}

/** A result as the provider posts it, signed with a key. */
async function post(form: PaymentForm, key: string, path = new URL(formField(form, 'pagecon_url')).pathname) {
  const no = formField(form, 'order_id');
  // In the order in which they are signed.
  const fields = {
    pay_method: 'credit3d2',
    merchant_id: SHOP.SBPS_MERCHANT_ID,
    service_id: SHOP.SBPS_SERVICE_ID,
    order_id: no,
    amount: formField(form, 'amount'),
    res_result: 'OK',
    res_tracking_id: `T${no}`,
    res_sps_cust_no: `C${no}`,
  };
  const sps_hashcode = createHash('sha1')
    .update(Object.values(fields).join('') + key)
    .digest('hex');
  const body = new URLSearchParams({ ...fields, sps_hashcode });
  const answer = await fetch(`${app.url}${path}`, { method: 'POST', body });
  return { status: answer.status, text: await answer.text() };
}

describe('a report with a signature', () => {
  it('that is good is applied', async () => {
    const { form } = await register();
    expect(await post(form, KEY)).toEqual({ status: 200, text: 'OK,' });
    expect((await paymentOf(app, formField(form, 'order_id'))).state).toBe('settled');
  });

  it('that is wrong changes nothing, is kept, and shown to operators once until a good one comes', async () => {
    const { user, form } = await register();
    const no = formField(form, 'order_id');
    for (let time = 0; time < 3; time += 1)
      expect(await post(form, 'another key')).toEqual({ status: 422, text: 'NG,wrong_signature' });
    expect((await paymentOf(app, no)).state).toBe('waiting');
    expect(await messagesOf(app, no)).toEqual([
      { outcome: 'settled', verdict: 'refused', reason: 'wrong_signature', times: 3 },
    ]);
    expect(await manualPaymentsOf(app, user)).toMatchObject([
      { bikou: expect.stringContaining('署名'), is_refund: false, status_id: 1 },
    ]);
    expect(await post(form, KEY)).toMatchObject({ status: 200 });
    expect(await manualPaymentsOf(app, user)).toMatchObject([{ status_id: 2 }]);
    await post(form, 'another key');
    expect(await manualPaymentsOf(app, user)).toHaveLength(1);
  });

  it('that is wrong, at another address, is kept and troubles nobody', async () => {
    const [{ user, form }, other] = [await register(), await register()];
    const path = new URL(formField(other.form, 'pagecon_url')).pathname;
    expect(await post(form, 'another key', path)).toMatchObject({ status: 422 });
    expect(await messagesOf(app, formField(form, 'order_id'))).toMatchObject([{ reason: 'wrong_secret' }]);
    expect(await manualPaymentsOf(app, user)).toEqual([]);
  });
});

it('a report from elsewhere than the provider’s own addresses changes nothing, and is kept', async () => {
  const provider = await new RemiseProvider().listen();
  const shop = await startApp({ env: { ...provider.env, CARD_SOURCES: '192.0.2.1' } });
  await buildArea(shop);
  const { user, form } = await register(shop);
  expect(await report(shop, form)).toMatchObject({ status: 422 });
  expect((await paymentOf(shop, numberOf(form))).state).toBe('waiting');
  expect(await messagesOf(shop, numberOf(form))).toMatchObject([{ verdict: 'refused', reason: 'wrong_source' }]);
  expect(await manualPaymentsOf(shop, user)).toEqual([]);
  await shop.close();
  await provider.close();
});
