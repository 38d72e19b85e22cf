import { setServerTime } from '@laundry/web-kit/clock';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { on } from '../../../testing/answers';
import { api, problem } from '../../../testing/api';
import { type Person, buildRequest } from '../../../testing/builders';
import { renderConsole } from '../../../testing/render-console';
import { buildUser } from '../../../testing/user-builder';

const PHONE = '09012345678';
const found = (id: number, name2: string, phone_number = PHONE) => ({
  id,
  name1: '伊藤',
  name2,
  company_name: null,
  phone_number,
  email: `${id}@example.com`,
  status: 1 as const,
  person: null,
  next_request: null,
  next_pickup: null,
  next_delivery: null,
});
let customers: ReturnType<typeof found>[];
let asked: (string | null)[];

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  customers = [found(301, '美咲')];
  asked = [];
  api.use(
    on('get', '/admin/search', ({ query }) => {
      asked.push(query.get('q'));
      return { customers, requests: [], has_more: false };
    }),
    on('get', '/admin/users/{id}', () => buildUser()),
    on('get', '/admin/washRequests/{id}', () => [buildRequest({ id: 1002 })]),
    on('get', '/admin/users/{id}/mails', () => []),
    on('get', '/admin/users/{id}/payments', () => []),
    on('get', '/payments/manualpayment/sums', () => []),
  );
});

const call = (number: string, as: Person = 'leader') =>
  renderConsole(`/${as === 'admin' ? 'admin' : 'staff'}/call${number === '' ? '' : `?number=${number}`}`, { as });
const addressOf = ({ router }: ReturnType<typeof call>) =>
  router.state.location.pathname + router.state.location.search;

it.each(['090-1234-5678', '+81 90 1234 5678', '%2B819012345678', '０９０１２３４５６７８'])(
  '%s leads straight to its customer, and is in no address any more',
  async (number) => {
    const rendered = call(number);
    expect(await screen.findByRole('heading', { name: '伊藤 美咲 様' })).toBeInTheDocument();
    expect(asked[0]).toBe(PHONE);
    expect(addressOf(rendered)).toBe('/staff/customers/301');
  },
);

it('lets choose where a number is shared, without it in the address', async () => {
  customers = [found(301, '美咲'), found(302, '健')];
  const rendered = call(PHONE);
  expect(await screen.findByText(/のお客様が2人います/)).toBeInTheDocument();
  await waitFor(() => expect(addressOf(rendered)).toBe('/staff/call'));
  expect(screen.getByRole('textbox', { name: '電話番号' })).toHaveValue(PHONE);
  await rendered.user.click(screen.getByRole('link', { name: /伊藤 美咲/ }));
  await screen.findByRole('heading', { name: '伊藤 美咲 様' });
  await rendered.user.click(screen.getByRole('button', { name: '前の画面に戻る' }));
  expect(await screen.findByRole('link', { name: /伊藤 美咲/ })).toBeInTheDocument();
});

it('says what to do about an unknown number, which stays in the field', async () => {
  customers = [];
  const rendered = call(PHONE);
  expect(await screen.findByText('09012345678 のお客様は見つかりませんでした')).toBeInTheDocument();
  const field = screen.getByRole('textbox', { name: '電話番号' });
  expect(field).toHaveValue(PHONE);
  await waitFor(() => expect(addressOf(rendered)).toBe('/staff/call'));
  customers = [found(301, '美咲')];
  await rendered.user.clear(screen.getByRole('textbox', { name: '電話番号' }));
  await rendered.user.type(screen.getByRole('textbox', { name: '電話番号' }), '0901-234-5679{Enter}');
  expect(await screen.findByRole('heading', { name: '伊藤 美咲 様' })).toBeInTheDocument();
});

it.each(['anonymous', '非通知', '1'])('asks for the number instead of %s', async (number) => {
  const rendered = call(number);
  expect(await screen.findByText(/電話番号として読めません/)).toBeInTheDocument();
  await waitFor(() => expect(addressOf(rendered)).toBe('/staff/call'));
  expect(asked).toEqual([]);
});

it('takes four digits for the end of a number, not for an id', async () => {
  customers = [found(5678, '別', '0311112222'), found(301, '美咲')];
  call('5678');
  expect(await screen.findByRole('heading', { name: '伊藤 美咲 様' })).toBeInTheDocument();
});

it('asks again when nothing was answered', async () => {
  api.use(on('get', '/admin/search', () => problem(500, {})));
  const { user } = call(PHONE);
  await screen.findByText('表示できませんでした');
  api.use(on('get', '/admin/search', () => ({ customers, requests: [], has_more: false })));
  await user.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
  expect(await screen.findByRole('heading', { name: '伊藤 美咲 様' })).toBeInTheDocument();
});

it.each<Person>(['wash', 'delivery', 'lowest'])('takes %s to the top page, and asks nothing', async (person) => {
  const rendered = call(PHONE, person);
  expect(await screen.findByRole('heading', { name: 'スタッフトップ' })).toBeInTheDocument();
  expect(addressOf(rendered)).toBe('/staff');
  expect(asked).toEqual([]);
});
