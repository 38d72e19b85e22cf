import { describe, expect, test } from '@jest/globals';
import type { ChangeableRow } from '@laundry/shared/rules/dates/change-rules';
import type { OnetimePaymentMethod } from '@laundry/shared/constants/payment-methods';
import { LANGS, type Lang } from '@laundry/shared/constants/langs';
import { changeable, request, SAMPLES } from '../../../../test/mail/mail-samples.js';
import { REFUND_REASONS } from '@laundry/shared/constants/payment-states';
import type { MailData, MailSite, MailTemplate } from './mail-data.js';
import type { RequestMail } from './request-mail-data.js';
import { writeMail } from './write-mail.js';

const SITE: MailSite = { brand: 'せんたく便', url: 'https://laundry.example', now: '2026-11-25 09:00:00' };
const COLUMNS = 76;

const written = (template: keyof MailData, lang: Lang, more: Partial<RequestMail> = {}) =>
  writeMail({ template, data: { ...SAMPLES[template], ...more } } as MailTemplate, lang, SITE);

/** What customers get: a question of theirs goes to the company as it was typed. */
const TO_CUSTOMERS = (Object.keys(SAMPLES) as (keyof MailData)[]).filter((template) => template !== 'contact');
const ALL = TO_CUSTOMERS.flatMap((template) => LANGS.map((lang) => [template, lang] as const));
const ABOUT_A_REQUEST = ALL.filter(([template]) => 'number' in SAMPLES[template]);
const LIVE = ABOUT_A_REQUEST.filter(([template]) => /received|changed|pickup_reminder/.test(template));

const isWide = (char: string): boolean =>
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/.test(char);
const columnsOf = (line: string): number => [...line].reduce((sum, char) => sum + (isWide(char) ? 2 : 1), 0);

describe.each(ALL)('%s in %s', (template, lang) => {
  const { subject, body } = written(template, lang);
  const lines = body.split('\n');

  test('is well-formed plain text', () => {
    expect(`${subject}${body}`).not.toMatch(/undefined|null|NaN|\[object|\r|\t|\u3000/);
    expect(subject).not.toMatch(/\n/);
    expect(body).toMatch(/[^\n]\n$/);
    expect(body).not.toMatch(/\n{3}/);
    for (const line of lines.filter((each) => each !== '-- ')) expect(line).toBe(line.trim());
    for (const line of lines) expect(line.includes('https:') ? 0 : columnsOf(line)).toBeLessThanOrEqual(COLUMNS);
    expect(columnsOf(subject)).toBeLessThanOrEqual(COLUMNS);
  });

  test('has every link on a line of its own', () => {
    for (const line of lines.filter((each) => each.includes('https:'))) {
      expect(line).toMatch(/^https:\/\/laundry\.example\/[\w/-]*(\?tab=weekly|\?request=284|#again)?$/);
    }
  });

  test('is signed by the product, once, and names no other', () => {
    expect(lines.filter((line) => line === '-- ')).toHaveLength(1);
    expect(body.slice(body.indexOf('\n-- \n'))).toContain(
      `\n-- \n${lang === 'ja' ? 'せんたく便' : 'Sentakubin (せんたく便)'}\n${SITE.url}/\n`,
    );
    expect(`${subject}${body}`).not.toMatch(/集配クリーニング|Laundry/);
  });

  test('counts bags by one word', () => {
    expect(`${subject}${body}`).not.toMatch(/個|回数|予約|注文/);
  });
});

test.each(ALL)('%s in %s carries nothing but a name, whatever was typed as one', (template, lang) => {
  const { subject, body } = written(template, lang, { name: '当選 https://evil.example を開く' });
  expect(`${subject}${body}`).not.toMatch(/evil|当選/);
});

test('all mails in a language are signed alike', () => {
  for (const lang of LANGS) {
    const signatures = ALL.filter((each) => each[1] === lang).map(
      ([template]) => written(template, lang).body.split('\n-- \n')[1],
    );
    expect(new Set(signatures).size).toBe(1);
  }
});

test.each(ABOUT_A_REQUEST)('%s in %s names the reception number and a link', (template, lang) => {
  const { subject, body } = written(template, lang);
  const number = lang === 'ja' ? '受付番号 284' : 'No. 284';
  expect(subject).toContain(number);
  expect(body).toContain(lang === 'ja' ? '受付番号：284' : 'No. 284');
  expect(body.slice(0, body.indexOf('\n-- \n'))).toContain(SITE.url);
});

test.each<[Lang, readonly string[]]>([
  [
    'ja',
    [
      '集荷日時：11月26日(木) 15:42\n配達日時：11月30日(月) 17:50\n',
      '12月14日(月) 23:59 まで、\n同じページの「仕上がりについて連絡」で承ります。\nhttps://laundry.example/wash-history?request=284\n',
    ],
  ],
  [
    'en',
    [
      'Thu, 26 Nov, 15:42\n',
      'a problem with your laundry until Mon, 14 Dec, 23:59.\nhttps://laundry.example/wash-history?request=284\n',
    ],
  ],
])(
  'a mail of a delivery says in %s when bags were really fetched and brought, and where a problem is told',
  (lang, said) => {
    for (const words of said) expect(written('delivered', lang).body).toContain(words);
  },
);

test.each(LANGS)('a mail of a delivery of bags asks in %s for no word about laundry', (lang) => {
  expect(written('delivered', lang, { plan_id: null }).body).toMatch(/\.example\/wash-history\n/);
});

test.each(LIVE)('%s in %s tells until when the request can be changed', (template, lang) => {
  const at = (more: Partial<ChangeableRow>) => written(template, lang, { changeable: { ...changeable, ...more } }).body;
  const words = {
    ja: [
      '変更・キャンセルは 11月26日(木) 13:30 まで',
      '配達日時の変更は 11月30日(月) 16:00 まで',
      'ご依頼の確定後の変更・キャンセルは承っておりません。',
    ],
    en: [
      'change or cancel it until Thu, 26 Nov, 13:30',
      'change the delivery until Mon, 30 Nov, 16:00',
      'A confirmed request can neither be changed nor cancelled.',
    ],
  }[lang];
  expect(at({})).toContain(words[0]);
  expect(at({ result_pickup_dt: '2026-11-25 08:00:00' })).toContain(words[1]);
  expect(at({ is_onetime: true })).toContain(words[2]);
});

test('a missed pickup tells the last day, and where to ask for a new time', () => {
  const { body } = written('absence_pickup', 'ja');
  expect(body).toContain('11月27日(金) 23:59 まで（あと2日）に\n新しい日時をお選びいただけない場合は、');
  expect(body).toContain(
    '・11月25日(水) 13:00〜22:00\n・11月26日(木) 10:00〜22:00（11月25日(水) 23:59 までに選択）\n期限の書かれていない日は、ご希望の日時の2時間前まで',
  );
  expect(body).toMatch(/ログインせずにお選びいただけます。\nhttps:..laundry.example.visit.Vis_123-xyz#again\n/);
  expect(written('absence_delivery', 'en').body).toContain(
    '- Thu, 26 Nov, 10:00–22:00 (choose by Wed, 25 Nov, 23:59)\nWhere no deadline is shown, each time can be chosen until 2 hours before it.\nWith some pickup times the delivery moves as well.',
  );
  expect(written('absence_pickup', 'en').body).toContain(
    'Without a new time by Fri, 27 Nov, 23:59 (2 days left),\nyour request is cancelled',
  );
  const reminder = written('auto_cancel_reminder', 'ja').body;
  expect(reminder).toContain('https://laundry.example/wash-request-currents\n');
  expect(reminder).toMatch(/ 23:59 まで（あと\d+時間）に\n集荷できない場合は、/);
  expect(written('absence_pickup', 'en', { page: null }).body).toContain('Without a pickup by Fri, 27 Nov, 23:59');
});

test('a name stays on its line, whatever was typed', () => {
  const typed = '山田\r\n\r\n花子\u2028さくら';
  const { body } = writeMail({ template: 'approved', data: { name: typed } }, 'ja', SITE);
  expect(body.split('\n')[0]).toBe('山田 花子 さくら 様');
});

test.each(['password_reset', 'email_added', 'contact_received'] as const)(
  '%s, which a stranger can cause, holds nothing that was typed',
  (template) => {
    expect(written(template, 'ja').body).toMatch(/^お客様\n/);
    expect(written(template, 'en').body).toMatch(/^Dear customer,\n/);
  },
);

const FACTOR_CHANGES = ['set_up', 'removed', 'reset', 'codes_renewed', 'passkey_added', 'passkey_removed'] as const;

test.each(LANGS.flatMap((lang) => FACTOR_CHANGES.map((change) => [change, lang] as const)))(
  'a second factor that was %s is told in %s, with when and what to do',
  (change, lang) => {
    const data = { name: '管理 花子', change };
    const { subject, body } = writeMail({ template: 'second_factor_changed', data }, lang, SITE);
    for (const line of [subject, ...body.split('\n')]) expect(columnsOf(line)).toBeLessThanOrEqual(COLUMNS);
    expect(body).toContain(lang === 'ja' ? '日時：11月25日(水) 09:00\n' : 'When: Wed, 25 Nov, 09:00\n');
    expect(body).toContain('https://laundry.example/password/forgot\n');
  },
);

test.each<[Lang, readonly string[]]>([
  ['ja', ['集荷日時：11月26日(木) 15:30〜17:00', 'バッグ数：2バッグ', '料金：6,000円（税込）', 'お支払い方法：PayPay']],
  ['en', ['Thu, 26 Nov, 15:30 to 17:00', '2 bags', '¥6,000 (tax included)', 'PayPay']],
])('a mail of a one-time request says in %s what its screen says', (lang, words) => {
  const { body } = onetime(lang, 2);
  for (const word of words) expect(body).toContain(word);
  expect(body).not.toMatch(/請求書|invoice/);
});

test.each<[Lang, string]>([
  ['ja', 'お支払い方法：後払い請求書\n請求書は、配達の完了後にお送りします。\n'],
  ['en', 'Deferred invoice\nWe send you the invoice once your laundry is delivered.\n'],
])('a mail of a one-time request by deferred invoice says in %s when it comes, and of no payment', (lang, words) => {
  const { body } = onetime(lang, 3);
  expect(body).toContain(words);
  expect(body).not.toMatch(/お支払い後|Paid by|A paid/);
});

function onetime(lang: Lang, method: OnetimePaymentMethod) {
  const data = {
    ...request,
    plan_id: 'tx_2',
    visit: { until: '2026-11-26 17:00:00' },
    changeable: { ...changeable, is_onetime: true },
    paid: { amount: 6_000, method },
  };
  return writeMail({ template: 'request_received', data }, lang, SITE);
}

test('a change to the one-time plan says of what there is what becomes of it, and of nothing else', () => {
  const all = { bags: 3, isWeekly: true, requests: 2, waits: true, from: '2026-12-01' };
  const paragraphsWith = (left: MailData['plan_changed']['left']) =>
    paragraphs(writeMail({ template: 'plan_changed', data: { ...SAMPLES.plan_changed, left } }, 'ja', SITE).body);
  const weekly = /^定期集配は、12月1日\(火\)から行いません。\n設定は保存され/;
  expect(paragraphsWith(all).slice(3, 7)).toEqual([
    expect.stringMatching(/^残りの3バッグは、11月30日\(月\)までのご依頼に/),
    expect.stringMatching(weekly),
    expect.stringMatching(/^すでにご依頼いただいた集配（2件）は、予定どおり/),
    expect.stringMatching(/11月30日\(月\)までに次の集荷を/),
  ]);
  expect(paragraphsWith({ ...all, bags: 0, requests: 0, waits: false }).slice(3)).toEqual([
    expect.stringMatching(weekly),
    ...paragraphsWith(null).slice(3),
  ]);
});

test.each<[keyof MailData, Lang, readonly string[]]>([
  ['registered_card', 'ja', ['山田 花子 様', '月額料金：26,850円（税込）', 'お支払い方法：クレジットカード']],
  ['registered_card', 'ja', ['カード会社のページでのお支払いは 11月26日(木) 09:00 まで承ります。']],
  ['registered_card', 'ja', ['お支払いがお済みでない場合は、ログインのうえお手続きください。']],
  ['registered_card', 'en', ['until Thu, 26 Nov, 09:00', 'If you have not paid yet, please log in to do so:']],
  ['registered_invoice', 'en', ['Dear 山田 花子,', '¥26,850 (tax included)', 'Invoice']],
  ['registered_onetime', 'ja', ['料金は、ご依頼のたびにお支払いいただきます。']],
  ['month_requests', 'ja', ['変更・キャンセル：12月7日(月) 08:00 まで']],
  ['password_reset', 'en', ['until Wed, 25 Nov, 09:30']],
])('%s in %s names plan, price and deadline', (template, lang, words) => {
  const { body } = written(template, lang);
  for (const word of words) expect(body).toContain(word);
});

const LOST = ['declined', 'cancelled', 'expired'] as const;
test.each([
  ['ja', 'カードの登録が完了しませんでした', /お支払い/],
  ['en', 'Your card was not registered', /payment|pay\b/],
] as const)('of a card that was only to be registered nothing is said of a payment, %s', (lang, words, unsaid) => {
  for (const outcome of LOST) {
    const data = { ...SAMPLES.payment_declined, amount: 0, outcome };
    const { subject, body } = writeMail({ template: 'payment_declined', data }, lang, SITE);
    expect(subject).toContain(words);
    expect(body).toContain(words);
    expect(body).not.toMatch(unsaid);
    expect(body).toContain(`${SITE.url}/plan/edit`);
  }
});

const paragraphs = (body: string) => body.split('\n\n');

test.each(LANGS)('a payment that failed says in %s how it ended, and a refund why', (lang) => {
  const mails = [
    ...LOST.flatMap((outcome) => [
      writeMail({ template: 'payment_declined', data: { ...SAMPLES.payment_declined, outcome } }, lang, SITE),
      writeMail({ template: 'card_stopped', data: { ...SAMPLES.card_stopped, outcome } }, lang, SITE),
    ]),
    ...REFUND_REASONS.map((why) =>
      writeMail({ template: 'refund_due', data: { ...SAMPLES.refund_due, why } }, lang, SITE),
    ),
  ];
  expect(new Set(mails.map(({ body }) => body)).size).toBe(mails.length);
  for (const line of mails.flatMap(({ body }) => body.split('\n')))
    expect(line.includes('https:') ? 0 : columnsOf(line)).toBeLessThanOrEqual(COLUMNS);
});

test('a changed request says what it was, of what has changed only', () => {
  const { body } = written('request_changed', 'ja');
  expect(body).toContain('集荷日時：11月26日(木) 15:30\n変更前：11月25日(水) 10:00\n');
  expect(body).toContain('配達日時：11月30日(月) 18:00\n変更前：11月28日(土) 18:00\n');
  const before = { pickup: request.pickup, visit: null, delivery: '2026-11-28 18:00:00' };
  const only = writeMail({ template: 'request_changed', data: { ...request, before } }, 'en', SITE).body;
  expect(only.match(/Before: /g)).toHaveLength(1);
  expect(only).toContain('Delivery: Mon, 30 Nov, 18:00\nBefore:   Sat, 28 Nov, 18:00\n');
});

test.each([
  ['ja', '予定の日時にうかがいます', '予定どおり下記の日時に、あらためてうかがいます。'],
  ['en', 'We will come at the planned time', 'We will come again at the planned time, as follows.'],
] as const)('a visit that is chosen again at its planned time is no change, %s', (lang, title, lead) => {
  const { pickup, visit, delivery } = request;
  const data = { ...request, before: { pickup, visit, delivery } };
  const { subject, body } = writeMail({ template: 'request_changed', data }, lang, SITE);
  expect(subject).toContain(title);
  expect(body).toContain(lead);
  expect(`${subject}${body}`).not.toMatch(/変更しました|変更前|changed|Before/);
});

test('a company reads who of its people booked, and a mail without them says nothing of it', () => {
  const data = { ...request, clerk: '佐藤 一郎' };
  expect(writeMail({ template: 'pickup_reminder', data }, 'ja', SITE).body).toContain('依頼した方：佐藤 一郎\n');
  expect(writeMail({ template: 'pickup_reminder', data }, 'en', SITE).body).toContain('Booked by: 佐藤 一郎\n');
  expect(written('pickup_reminder', 'ja').body).not.toContain('依頼した方');
});

test('a change of plan says from which to which, when and how much', () => {
  const { body } = written('plan_changed', 'ja');
  expect(paragraphs(body)[2]?.split('\n')).toEqual([
    expect.stringMatching(/^変更前：/),
    expect.stringMatching(/^変更後：/),
    '月額料金：13,980円（税込） → 26,850円（税込）',
    'お支払い方法：クレジットカード',
    '12月1日(火)からのご利用となります。',
  ]);
  const data = { ...SAMPLES.plan_changed, before: { plan_id: 'tx_2', charge: 0 } };
  expect(writeMail({ template: 'plan_changed', data }, 'en', SITE).body).toContain('Monthly: per request → ¥26,850');
});

test.each([
  ['month', '11月30日(月)までのご依頼にご利用いただけます。'],
  ['onetime', '現在は単発プランのため、11月30日(月)までに月額プランへ変更された場合に、\n同じ日までのご依頼に'],
  ['onetime_reviewed', '請求書払いの審査がある場合は、月額プランのバッグ数に含まれます。'],
  ['reviewed', '戻った分を含めて月額プランのバッグ数になるまで追加されます。'],
  ['later', '3バッグが残りバッグに戻りました。\n\n'],
] as const)('the mail of a cancel says how the bags can be used that came back (%s)', (use, words) => {
  const returned = { count: 3, use, until: '2026-11-30' };
  const bodyWith = (returned: MailData['request_cancelled']['returned']) =>
    writeMail({ template: 'request_cancelled', data: { ...SAMPLES.request_cancelled, returned } }, 'ja', SITE).body;
  expect(bodyWith(returned)).toContain('3バッグが残りバッグに戻りました。');
  expect(bodyWith(returned)).toContain(words);
  expect(bodyWith({ ...returned, count: 0 })).toBe(bodyWith(null));
});

test.each<[keyof MailData, Lang, readonly string[]]>([
  ['bought_by_invoice', 'ja', ['追加：2バッグ分', 'ご請求額：7,400円（税込）', '次回の請求書']],
  ['bought_by_invoice', 'en', ['Bags: 2 bags', '¥7,400', 'next invoice']],
  ['weekly_saved', 'ja', ['12月からの定期集配', '集荷：隔週（第1・3・5） 月曜 10:00', '配達：木曜 18:00', '2バッグ']],
  ['weekly_saved', 'en', ['From Dec on', 'Pickup: Every other week (1st, 3rd, 5th), Mon 10:00', 'Delivery: Thu 18:00']],
  ['weekly_saved', 'ja', ['https://laundry.example/wash-request?tab=weekly\n']],
  ['weekly_saved', 'en', ['https://laundry.example/wash-request?tab=weekly\n']],
  ['begins_later', 'ja', ['https://laundry.example/wash-request?tab=weekly\n']],
  ['payment_received', 'ja', ['https://laundry.example/payments\n']],
  ['sold_by_operator', 'en', ['https://laundry.example/payments\n']],
  ['refund_due', 'ja', ['返金額：13,980円（税込）', 'https://laundry.example/payments\n']],
  ['refund_made', 'en', ['Amount: ¥13,980']],
])('%s in %s says all of it', (template, lang, words) => {
  const { body } = written(template, lang);
  for (const word of words) expect(body).toContain(word);
});
