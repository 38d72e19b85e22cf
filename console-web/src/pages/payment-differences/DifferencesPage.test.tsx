import { setServerTime } from '@laundry/web-kit/clock';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { PaymentComparison, PaymentDifference } from '../../providers/api/api-types';
import { on } from '../../testing/answers';
import { api, problem } from '../../testing/api';
import type { Person } from '../../testing/builders';
import { renderConsole } from '../../testing/render-console';

const UNPAID: PaymentDifference = {
  payment_id: 41,
  channel: 'card',
  kind: 'unpaid',
  our_state: 'settled',
  our_amount: 1_900,
  their_outcome: 'declined',
  their_amount: 1_900,
  found_at: '2026-11-24 05:00:00',
  user_id: 301,
  asked_at: '2026-11-25 05:00:00',
  name1: '伊藤',
  name2: '美咲',
  company_name: null,
};
const DAY: PaymentComparison = {
  date: '2026-11-24',
  compared_at: '2026-11-25 05:00:10',
  agreed: 12,
  differing: 1,
  silent: 2,
  not_asked: 3,
};
let differences: PaymentDifference[];
let comparisons: PaymentComparison[];

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  differences = [UNPAID];
  comparisons = [DAY];
  api.use(on('get', '/admin/paymentDifferences', () => ({ differences, comparisons })));
});

async function open(person: Person = 'admin') {
  const rendered = renderConsole(`/${person === 'admin' ? 'admin' : 'staff'}/payment-differences`, { as: person });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const again = () => screen.findByRole('button', { name: '「決済 41」をもう一度確認する' });

it('shows how a payment stands here and there, since when, and whose it is', async () => {
  await open();
  const row = await (await part('相違')).findByRole('listitem');
  expect(row).toHaveTextContent('決済会社では支払われていません');
  expect(row).toHaveTextContent('こちらの記録支払い済み 1,900円決済会社の記録支払いできず 1,900円');
  expect(row).toHaveTextContent('11月24日(火) 05:00 から相違 最終確認 11月25日(水) 05:00');
  expect(within(row).getByRole('link', { name: '決済 41' })).toHaveAttribute('href', '/admin/payments/41');
  expect(within(row).getByRole('link', { name: '伊藤 美咲' })).toHaveAttribute('href', '/admin/customers/301');
});

it.each([
  [{ kind: 'unheard', their_outcome: 'none', their_amount: null }, '決済会社に記録がありません', '決済会社の記録なし'],
  [{ kind: 'amount', their_outcome: 'settled', their_amount: 1 }, '金額が違います', '支払い済み 1円'],
  [
    { kind: 'paid', our_state: 'expired', their_outcome: 'settled', their_amount: null },
    '決済会社では支払われています',
    'こちらの記録期限切れ 1,900円決済会社の記録支払い済み 金額なし',
  ],
] as const)('says what %o is', async (difference, what, sides) => {
  differences = [{ ...UNPAID, ...difference }];
  await open();
  const row = await (await part('相違')).findByRole('listitem');
  expect(row).toHaveTextContent(what);
  expect(row).toHaveTextContent(sides);
});

it('asks once more, and shows it no longer where the books agree', async () => {
  const asked: number[] = [];
  api.use(
    on('post', '/admin/payments/{id}/compare', ({ id }) => {
      asked.push(id);
      differences = [];
      return { compared: 'agreed' };
    }),
  );
  const { user } = await open();
  await user.click(await again());
  expect(await screen.findByText('相違はありません')).toBeInTheDocument();
  expect(screen.getByText('記録が一致しました')).toBeInTheDocument();
  expect(asked).toEqual([41]);
});

it.each([
  ['differing', '決済会社に確認しました。相違は変わりません'],
  ['silent', '決済会社から回答がありませんでした'],
] as const)('says that it came to nothing: %s', async (compared, words) => {
  api.use(on('post', '/admin/payments/{id}/compare', () => ({ compared })));
  const { user } = await open();
  await user.click(await again());
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(await again()).toBeEnabled();
});

it('says why it could not be asked', async () => {
  api.use(on('post', '/admin/payments/{id}/compare', () => problem(409, { detail: '状態が変わっています' })));
  const { user } = await open();
  await user.click(await again());
  expect(await screen.findByText('状態が変わっています')).toBeInTheDocument();
});

it('says of the latest days what came of comparing them', async () => {
  await open();
  expect((await part('最近の照合')).getByRole('listitem')).toHaveTextContent(
    '11月24日(火)分 一致12件・相違1件・回答なし2件・確認できず3件',
  );
});

it('says that nothing differs, and that no day was compared yet', async () => {
  differences = [];
  comparisons = [];
  await open();
  expect(await screen.findByText('相違はありません')).toBeInTheDocument();
  expect(screen.getByText('まだ照合していません')).toBeInTheDocument();
});

it('says that it could not be read, and reads it again', async () => {
  api.use(on('get', '/admin/paymentDifferences', () => problem(503, {})));
  const { user } = await open();
  const reload = await screen.findByRole('button', { name: /再読み込み|もう一度/ });
  api.use(on('get', '/admin/paymentDifferences', () => ({ differences, comparisons })));
  await user.click(reload);
  expect(await again()).toBeInTheDocument();
});

it('is not for managers', async () => {
  await open('manager');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('スタッフトップ');
});
