import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Found, FoundCustomer, FoundRequest } from '../../providers/api/api-types';
import { setServerTime } from '@laundry/web-kit/clock';
import { on } from '../../testing/answers';
import { api, problem } from '../../testing/api';
import type { Person } from '../../testing/builders';
import { filterIn } from '../../testing/list-address';
import { renderConsole } from '../../testing/render-console';

const CUSTOMER: FoundCustomer = {
  id: 301,
  name1: '小林',
  name2: '誠司',
  company_name: null,
  phone_number: '09012340001',
  email: 'seiji@example.com',
  status: 1,
  person: null,
  next_request: { id: 1001, status: 0, sched_dt: '2026-11-26 15:30:00' },
  next_pickup: { id: 1001, status: 0, sched_dt: '2026-11-26 15:30:00' },
  next_delivery: { id: 999, status: 4, sched_dt: '2026-11-27 10:00:00' },
};
const REQUEST: FoundRequest = {
  id: 284,
  user_id: 302,
  name1: '伊藤',
  name2: '美咲',
  status: 1,
  display_status: '集荷済',
  count: 2,
  sched_dt: '2026-11-28 10:00:00',
};
const NOTHING: Found = { customers: [], requests: [], has_more: false };

let found: Found;
let asked: (string | null)[];

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  found = { ...NOTHING, customers: [CUSTOMER] };
  asked = [];
  api.use(
    on('get', '/admin/search', ({ query }) => {
      asked.push(query.get('q'));
      return found;
    }),
  );
});

async function search(text: string, person: Person = 'admin') {
  const rendered = renderConsole(`/${person === 'admin' ? 'admin' : 'staff'}/nowhere`, { as: person });
  await screen.findByRole('combobox', { name: 'お客様・集配を検索' });
  await rendered.user.keyboard('/');
  await rendered.user.keyboard(text);
  return rendered;
}
const options = () => screen.findAllByRole('option');
const at = (router: { state: { location: { pathname: string } } }) => router.state.location.pathname;

it('goes to the field by its key, and asks for what is typed', async () => {
  await search('小林');
  expect(screen.getByRole('combobox')).toHaveFocus();
  await waitFor(() => expect(asked.at(-1)).toBe('小林'));
  expect(await options()).toHaveLength(2);
});

it('shows who was found and what comes next, and leads to the customer', async () => {
  const { user, router } = await search('090');
  const [customer, next] = await options();
  expect(customer).toHaveTextContent(
    '小林 誠司ID 301 09012340001 seiji@example.com次の集荷：11月26日(木) 15:30 次の配達：11月27日(金) 10:00',
  );
  expect(next).toHaveTextContent('受付番号 1001 小林 誠司未対応 集荷 11月26日(木) 15:30');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(at(router)).toBe('/admin/customers/301'));
  expect(screen.getByRole('combobox', { name: 'お客様・集配を検索' })).not.toHaveFocus();
  await user.keyboard('/伊藤');
  expect(screen.getByRole('combobox', { name: 'お客様・集配を検索' })).toHaveValue('伊藤');
});

it.each([
  ['who books for it', false, '利用者 御手洗 渚ID 301'],
  ['who was removed', true, '利用者 御手洗 渚（解除済み）ID 301'],
])('says that a company was found by %s', async (_, is_removed, said) => {
  const person = { name: '御手洗 渚', is_removed };
  found = { ...NOTHING, customers: [{ ...CUSTOMER, company_name: '株式会社小林', person }] };
  await search('御手洗');
  const [company] = await options();
  expect(company).toHaveTextContent(`小林 誠司・株式会社小林${said}`);
});

it('Enter pressed before its answer is there waits for it, and never opens what was found for less', async () => {
  const other = { ...CUSTOMER, id: 302, name2: '誠一', next_request: null };
  api.use(
    on('get', '/admin/search', ({ query }) => ({
      ...NOTHING,
      customers: [query.get('q') === '小' ? CUSTOMER : other],
    })),
  );
  const { user, router } = await search('小');
  await options();
  await user.keyboard('林誠一{Enter}');
  await waitFor(() => expect(at(router)).toBe('/admin/customers/302'));
});

it('Enter does nothing when more was typed before the answer came', async () => {
  const { user, router } = await search('小');
  await options();
  await user.keyboard('林{Enter}誠');
  await waitFor(() => expect(asked.at(-1)).toBe('小林誠'));
  await options();
  expect(at(router)).toBe('/admin/nowhere');
});

it('leads to a request by its reception number', async () => {
  found = { ...NOTHING, requests: [REQUEST] };
  const { user, router } = await search('284');
  const [request] = await options();
  expect(request).toHaveTextContent('受付番号 284 伊藤 美咲集荷済 配達 11月28日(土) 10:00');
  if (request) await user.click(request);
  await waitFor(() => expect(at(router)).toBe('/admin/wash-requests-change/284'));
  expect(screen.getByRole('combobox', { name: 'お客様・集配を検索' })).toHaveValue('');
});

it.each([
  ['there is more', { ...NOTHING, customers: [CUSTOMER], has_more: true }],
  ['there is nothing', NOTHING],
])('offers the list where %s', async (_, answer) => {
  found = answer;
  const { user, router } = await search('小');
  const list = await screen.findByRole('option', { name: /ユーザー一覧で検索/ });
  expect(screen.queryAllByText('見つかりませんでした')).toHaveLength(answer.has_more ? 0 : 1);
  await user.click(list);
  await waitFor(() => expect(at(router)).toBe('/admin/users'));
  expect(filterIn(router.state.location.search)).toEqual({ name: '小' });
});

it.each(['090', '０９０－１２３４'])('looks for %s among the telephone numbers of the list', async (typed) => {
  found = NOTHING;
  const { user, router } = await search(typed);
  await screen.findByRole('option', { name: `「${typed}」をユーザー一覧で検索` });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(at(router)).toBe('/admin/users'));
  expect(filterIn(router.state.location.search)).toEqual({ phone: typed });
});

it('says so to staff without the user list', async () => {
  found = NOTHING;
  await search('小', 'delivery');
  expect(await screen.findByText('見つかりませんでした')).toBeInTheDocument();
});

it('says that it could not be asked', async () => {
  api.use(on('get', '/admin/search', () => problem(500, {})));
  await search('小');
  expect(await screen.findByText(/検索できませんでした/)).toBeInTheDocument();
});

it('a slash is typed while another field has the keyboard', async () => {
  const { user } = await search('小/林');
  await options();
  expect(screen.getByRole('combobox')).toHaveValue('小/林');
  await user.keyboard('{Escape}');
  expect(within(document.body).queryByRole('listbox')).not.toBeInTheDocument();
});
