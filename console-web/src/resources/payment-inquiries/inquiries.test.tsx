import { setServerTime } from '@laundry/web-kit/clock';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallToProvider, PaymentAttempt, PaymentDetail, PaymentMessage } from '../../providers/api/api-types';
import { on } from '../../testing/answers';
import { api, problem } from '../../testing/api';
import type { Person } from '../../testing/builders';
import { renderConsole } from '../../testing/render-console';

const MESSAGE: PaymentMessage = {
  id: 3,
  received_at: '2026-11-24 20:00:00',
  channel: 'card',
  source: 'notification',
  no: 'ab12',
  outcome: 'settled',
  amount: 1_899,
  reason: 'wrong_amount',
  times: 3,
  payment_id: 41,
  payment_amount: 1_900,
  payment_state: 'waiting',
  user_id: 301,
  name1: '伊藤',
  name2: '美咲',
};
const STRANGE: PaymentMessage = {
  ...MESSAGE,
  id: 2,
  reason: 'unknown_number',
  amount: null,
  times: 1,
  payment_id: null,
  payment_amount: null,
  payment_state: null,
  user_id: null,
  name1: null,
  name2: null,
};
const CALL: CallToProvider = {
  id: 9,
  kind: 'query',
  state: 'unknown',
  began_at: '2026-11-25 08:30:15',
  ended_at: '2026-11-25 08:30:35',
  outcome: null,
  amount: null,
  ref: null,
  trouble: 'no answer',
};
const ATTEMPT: PaymentAttempt = {
  ...CALL,
  payment_id: 41,
  channel: 'card',
  payment_amount: 1_900,
  payment_state: 'unknown',
  user_id: 301,
  name1: '伊藤',
  name2: '美咲',
};
const PAYMENT: PaymentDetail = {
  id: 41,
  no: 'ab12',
  channel: 'card',
  page_id: 1,
  amount: 1_900,
  state: 'unknown',
  provider_ref: null,
  refund_needed: false,
  created_at: '2026-11-25 08:00:00',
  expires_at: null,
  settled_at: null,
  next_ask_at: '2026-11-25 08:35:00',
  user_id: 301,
  name1: '伊藤',
  name2: '美咲',
  company_name: null,
  may_ask: true,
  attempts: [CALL],
  messages: [],
};
const SETTLED: PaymentDetail = {
  ...PAYMENT,
  state: 'settled',
  provider_ref: 'T-1',
  settled_at: '2026-11-25 09:00:00',
  next_ask_at: null,
  may_ask: false,
  attempts: [
    { ...CALL, id: 10, state: 'answered', outcome: 'settled', amount: 1_900, ref: 'T-1', trouble: null },
    CALL,
  ],
  messages: [
    {
      id: 5,
      received_at: '2026-11-25 09:00:00',
      source: 'query',
      outcome: 'settled',
      amount: 1_900,
      verdict: 'applied',
      reason: '',
      times: 1,
    },
  ],
};

let asked: object[];
beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  asked = [];
  api.use(
    on('get', '/admin/paymentMessages', ({ query }) => {
      asked.push(JSON.parse(query.get('filter') ?? '{}'));
      return [MESSAGE, STRANGE];
    }),
    on('get', '/admin/paymentAttempts', ({ query }) => {
      asked.push(JSON.parse(query.get('filter') ?? '{}'));
      return [ATTEMPT];
    }),
    on('get', '/admin/payments/{id}', () => PAYMENT),
    on('post', '/admin/payments/{id}/ask', () => SETTLED),
  );
});

async function open(path: string, person: Person = 'admin') {
  const rendered = renderConsole(`/${person === 'admin' ? 'admin' : 'staff'}${path}`, { as: person });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}
const cells = async () => (await screen.findAllByRole('cell')).map(({ textContent }) => textContent);

describe('messages', () => {
  it('are those of the last week, each with why it was not believed and its payment', async () => {
    await open('/payment-messages');
    expect(await cells()).toEqual([
      ...['11月24日(火) 20:00', 'クレジットカード', '通知', '支払い済み　1,899円', '金額が違う', '3'],
      ...['決済 41', '1,900円', '伊藤 美咲'],
      ...['11月24日(火) 20:00', 'クレジットカード', '通知', '支払い済み　金額なし', '番号が見つからない', '1'],
      ...['該当する決済なし', '', ''],
    ]);
    expect(asked.at(-1)).toEqual({ from: '2026-11-19 00:00:00', to: '2026-11-25 23:59:59' });
    expect(screen.getByRole('link', { name: '決済 41' })).toHaveAttribute('href', '/admin/payments/41');
  });

  it('are looked for by customer', async () => {
    const { user } = await open('/payment-messages');
    await cells();
    await user.type(screen.getByRole('textbox', { name: 'ユーザーID' }), '301');
    await user.click(screen.getByRole('button', { name: '検索' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ user_id: 301 }));
    await user.type(screen.getByRole('textbox', { name: 'ユーザーID' }), 'x');
    expect(await screen.findByText('▲ ユーザーIDは半角数字で入力してください')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '検索' })).toBeDisabled();
  });
});

describe('calls', () => {
  it('say what was asked, how it ended, and of which payment', async () => {
    await open('/payment-attempts');
    expect(await cells()).toEqual([
      ...['11月25日(水) 08:30', 'クレジットカード', '結果の確認', '回答なし', '応答がありません', '決済 41', '1,900円'],
      '伊藤 美咲',
    ]);
  });

  it('are looked for by kind and state', async () => {
    const { user } = await open('/payment-attempts');
    await cells();
    await user.selectOptions(screen.getByRole('combobox', { name: '問い合わせ' }), '結果の確認');
    await user.selectOptions(screen.getByRole('combobox', { name: '状態' }), '回答なし');
    await user.click(screen.getByRole('button', { name: '検索' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ kind: 'query', state: 'unknown' }));
  });
});

describe('a payment', () => {
  it('has its provider asked at once, and shows how it stands then', async () => {
    const { user } = await open('/payments/41');
    const stands = () => within(screen.getByRole('region', { name: /確認中|支払い済み/ }));
    await screen.findByRole('region', { name: '確認中' });
    expect(stands().getByText('会員登録・クレジットカード')).toBeInTheDocument();
    expect(screen.getByText(/11月25日\(水\) 08:30:15/)).toHaveTextContent('回答なし');
    await user.click(screen.getByRole('button', { name: '決済会社に確認する' }));
    expect(await screen.findByText('決済会社に確認しました：支払い済み')).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: '支払い済み' })).toBeInTheDocument();
    expect(screen.getByText(/11月25日\(水\) 09:00:00/)).toHaveTextContent('反映');
    expect(screen.getByRole('button', { name: '決済会社に確認する' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '決済会社に確認する' })).toHaveAccessibleDescription(/確定している/);
  });

  it('says in words that it stood already as a message says, or otherwise', async () => {
    const [kept] = SETTLED.messages;
    const messages = [
      { ...kept!, source: 'notification' as const, verdict: 'repeated' as const, reason: 'is_settled' },
    ];
    api.use(on('get', '/admin/payments/{id}', () => ({ ...SETTLED, messages })));
    await open('/payments/41');
    const row = await screen.findByText(/11月25日\(水\) 09:00:00/);
    expect(row).toHaveTextContent('「支払い済み」のまま変更なし');
    expect(row).toHaveTextContent('反映せず');
    expect(row).not.toHaveTextContent('is_settled');
  });

  it('says why it was not asked', async () => {
    api.use(
      on('post', '/admin/payments/{id}/ask', () =>
        problem(409, { reason: 'stale', detail: '他の操作で内容が更新されています' }),
      ),
    );
    const { user } = await open('/payments/41');
    await user.click(await screen.findByRole('button', { name: '決済会社に確認する' }));
    expect(await screen.findByText('他の操作で内容が更新されています')).toBeInTheDocument();
  });

  it('that is not there says so', async () => {
    api.use(on('get', '/admin/payments/{id}', () => problem(404, {})));
    await open('/payments/42');
    expect(await screen.findByText('表示できませんでした')).toBeInTheDocument();
  });
});

it.each(['/payment-messages', '/payment-attempts', '/payments/41'])('%s is for administrators', async (path) => {
  await open(path, 'manager');
  await waitFor(() => expect(screen.queryByText('伊藤 美咲')).not.toBeInTheDocument());
  expect(screen.queryByRole('heading', { name: /^決済/ })).not.toBeInTheDocument();
});
