import { SbpsCard } from './sbps-card.js';

const CONFIG = {
  style: 'sbps',
  merchantId: '30132',
  serviceId: '001',
  hashKey: '8c3a2f1b',
  formUrl: 'https://provider.example/form',
  apiUrl: 'https://provider.example/api',
  sources: [],
} as const;
const NO = '0123456789abcdef0123456789abcdef';
const ORDER = {
  no: NO,
  userId: 7,
  amount: 13_980,
  email: 'a@example.com',
  notifyUrl: 'https://laundry.example/notify',
  returnUrl: 'https://laundry.example/back',
};
const card = new SbpsCard(
  CONFIG,
  { send: () => Promise.reject(new Error('nothing is sent')) },
  { now: () => '2026-11-25 09:00:00' },
);

/** Python's hashlib and cp932 made these: the values one after the other, and the key. */
it.each([
  ['with the card put on file', true, '90decf194653d5851e707ffa92a20c903394325e'],
  ['for once', false, '622634e9c9db46e0957c08663246ee35f29919f2'],
])('signs the form of a payment %s', async (_name, keepsCard, hash) => {
  const { params } = await card.form({ ...ORDER, keepsCard });
  expect(params.find(({ name }) => name === 'sps_hashcode')?.value).toBe(hash);
});

/** A result with a name in Shift_JIS, of which its hash is of the bytes. */
const RESULT =
  'pay_method=credit3d2&merchant_id=30132&service_id=001&cust_code=7&sps_cust_no=&sps_payment_no=' +
  `&order_id=${NO}&item_id=0000120&pay_item_id=&item_name=%90%F4%91%F3%95%D6%81%60%EE%E0%87%40&tax=&amount=13980` +
  '&pay_type=1&auto_charge_type=1&service_type=0&div_settele=0&last_charge_month=&camp_type=0&tracking_id=&terminal_type=0' +
  '&free1=&free2=&free3=&request_date=20261125090000&res_pay_method=credit3d2&res_result=OK' +
  '&res_tracking_id=88000000123456&res_sps_cust_no=SPS000123&res_sps_payment_no=1&res_payinfo_key=' +
  '&res_payment_date=20261125090130&res_err_code=&res_date=20261125090131&limit_second=600' +
  '&sps_hashcode=faa7f6fbebb8c9953ebff9c11a3ff75cee7b3d1f';
const read = (body: string, address = '203.0.113.9') =>
  card.readNotification({ body: Buffer.from(body, 'latin1'), address });

describe('a result', () => {
  it('is believed when it is signed, whatever the order of its fields', () => {
    const said = { no: NO, ref: '88000000123456', outcome: 'settled', amount: 13_980, cardMember: 'SPS000123' };
    expect(read(RESULT)).toEqual(said);
    expect(read(RESULT.split('&').reverse().join('&'))).toEqual(said);
    expect(read(RESULT.replace('faa7f6fb', 'FAA7F6FB'))).toEqual(said);
  });

  it.each([
    ['another amount', 'amount=13980', 'amount=13979'],
    ['another number', 'order_id=0', 'order_id=1'],
    ['another outcome', 'res_result=OK', 'res_result=NG'],
    ['another byte of a name', '%90%F4', '%90%F5'],
    ['no signature', /&sps_hashcode=.*$/, ''],
    ['a short signature', /3d1f$/, ''],
  ])('is distrusted with %s', (_name, from, to) =>
    expect(read(RESULT.replace(from, to))).toMatchObject({ distrusted: 'wrong_signature' }),
  );

  it('is signed without the blanks around its values', () => {
    const spaced = RESULT.replace('amount=13980', 'amount=+13980+%09').replace('item_id=0000120', 'item_id=%090000120');
    expect(read(spaced)).toMatchObject({ amount: 13_980 });
    expect(read(spaced)).not.toHaveProperty('distrusted');
  });

  it('of another shop says nothing', () => {
    expect(read(RESULT.replace('merchant_id=30132', 'merchant_id=30133'))).toBeNull();
  });

  it('is distrusted from elsewhere than the provider’s addresses, where they are known', () => {
    const strict = new SbpsCard(
      { ...CONFIG, sources: ['198.51.100.1'] },
      { send: () => Promise.reject(new Error('')) },
      { now: () => '' },
    );
    const raw = { body: Buffer.from(RESULT, 'latin1') };
    expect(strict.readNotification({ ...raw, address: '203.0.113.9' })).toMatchObject({ distrusted: 'wrong_source' });
    expect(strict.readNotification({ ...raw, address: '198.51.100.1' })).not.toHaveProperty('distrusted');
  });

  it('is answered as the provider wants it', () => {
    expect([card.answer(null).body, card.answer('wrong_amount').body]).toEqual(['OK,', 'NG,wrong_amount']);
  });
});
