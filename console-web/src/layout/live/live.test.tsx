import type { LiveChange } from '@laundry/shared/rules/live/live-change';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { on } from '../../testing/answers';
import { API, api, detailHandler, listHandler } from '../../testing/api';
import { PEOPLE, buildRequest } from '../../testing/builders';
import { listAddress } from '../../testing/list-address';
import { openStream } from '../../testing/live-stream';
import { renderConsole } from '../../testing/render-console';

const LIST = listAddress('/staff/wash-requests', { from: '2026-11-25', to: '2026-11-25' });
const SATO = { id: 77, name1: '佐藤', name2: '花' };

let stream: ReturnType<typeof openStream>;
let counts: Record<number, number>;
let version: number;

const rows = () => [1, 2].map((id) => buildRequest({ id, count: counts[id] ?? 1 }));
const row = (id: number) => {
  const found = document.querySelector<HTMLElement>(`tr[data-id="${id}"]`);
  if (found === null) throw new Error(`row ${id} is not there`);
  return within(found);
};
/** Somebody sets the count of a request, and everybody is told. */
const setCount = (id: number, count: number, by: number | null = SATO.id) => {
  counts[id] = count;
  version += 1;
  const who: LiveChange['who'] = by === null ? 'customer' : 'operator';
  stream.tell('changes', [{ resource: 'wash-requests', id, version, who, by }]);
};

beforeEach(() => {
  stream = openStream();
  counts = {};
  version = 1;
  api.use(
    http.get(`${API}/admin/live`, () => stream.answer()),
    http.get(`${API}/admin/washRequest`, () =>
      HttpResponse.json(rows(), { headers: { 'Content-Range': 'washRequest 0-1/2' } }),
    ),
    on('get', '/admin/live/people', () => [SATO]),
  );
});

async function openList() {
  const opened = renderConsole(LIST, { as: 'leader' });
  await screen.findByText('該当件数：2件');
  return opened;
}

it('a row that somebody else changed says what it is by now, and who did it', async () => {
  await openList();
  setCount(2, 4);
  expect(await row(2).findByText('佐藤 花さんが変更')).toBeInTheDocument();
  expect(screen.getByText('個数合計：5個')).toBeInTheDocument();
  expect(row(1).queryByText(/が変更$/)).toBeNull();
  expect(screen.getByText('佐藤 花さんが1件を変更しました')).toHaveAttribute('role', 'status');
});

it('of a customer it says no name', async () => {
  await openList();
  setCount(1, 3, null);
  expect(await row(1).findByText('お客様が変更')).toBeInTheDocument();
});

it('what one did oneself, in another tab, is read and not marked', async () => {
  await openList();
  setCount(1, 3, PEOPLE.leader.id);
  expect(await screen.findByText('個数合計：4個')).toBeInTheDocument();
  expect(screen.queryByText(/さんが変更/)).toBeNull();
});

it('while a question is open nothing is read; it says who changed what, and shows it when that is wanted', async () => {
  const request = () => buildRequest({ id: 1, count: counts[1] ?? 1 });
  api.use(detailHandler(request));
  const { user } = renderConsole('/staff/wash-requests-change/1', { as: 'leader' });
  await user.click(await screen.findByRole('button', { name: '個数を変更' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox');
  await user.clear(field);
  await user.type(field, '7');
  setCount(1, 3);
  expect(await dialog.findByText('佐藤 花さんが変更しました')).toBeInTheDocument();
  expect(field).toHaveValue('7');
  await user.click(dialog.getByRole('button', { name: '最新を見る' }));
  await waitFor(() => expect(dialog.queryByText('佐藤 花さんが変更しました')).toBeNull());
  expect(field).toHaveValue('7');
  expect(await dialog.findByText('現在の個数：3個')).toBeInTheDocument();
});

it('says who else has a request open, when they come and when they have left', async () => {
  let people = [SATO];
  api.use(
    detailHandler(() => buildRequest({ id: 1 })),
    on('put', '/admin/live/records/{resource}/{id}', () => ({ people })),
  );
  renderConsole('/staff/wash-requests-change/1', { as: 'leader' });
  expect(await screen.findByText('佐藤 花さんが開いています')).toBeInTheDocument();
  people = [];
  stream.tell('people', { resource: 'wash-requests', id: 1 });
  await waitFor(() => expect(screen.queryByText('佐藤 花さんが開いています')).toBeNull());
});

it('rows stay where they are while the pointer is among them, and are put in order when that is wanted', async () => {
  const { user } = await openList();
  await user.pointer({ target: row(2).getByRole('link', { name: /^受付番号 2 .*：詳細$/ }) });
  api.use(listHandler([buildRequest({ id: 2, count: 9 })]));
  setCount(2, 9);
  expect(await screen.findByText('一覧の並びが変わりました')).toBeInTheDocument();
  expect(row(1).getByRole('link', { name: /^受付番号 1 .*：詳細$/ })).toBeInTheDocument();
  expect(row(2).getByText('佐藤 花さんが変更')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '並べ直す' }));
  await waitFor(() => expect(document.querySelector('tr[data-id="1"]')).toBeNull());
});

it('asks for everything when it comes back and something happened meanwhile', async () => {
  await openList();
  const first = stream;
  stream = openStream();
  stream.tell('open', { version: 2 });
  counts = { 1: 8 };
  first.end();
  expect(await screen.findByText('個数合計：9個')).toBeInTheDocument();
});

it('where no stream gets through it asks whether anything happened', async () => {
  let asked = 0;
  api.use(
    http.get(`${API}/admin/live`, ({ request }) => {
      if (request.headers.get('accept') === 'text/event-stream') return HttpResponse.error();
      asked += 1;
      return HttpResponse.json({ version: asked });
    }),
  );
  await openList();
  await waitFor(() => expect(asked).toBe(1));
  counts = { 1: 8 };
  expect(await screen.findByText('個数合計：9個', {}, { timeout: 30_000 })).toBeInTheDocument();
}, 60_000);
