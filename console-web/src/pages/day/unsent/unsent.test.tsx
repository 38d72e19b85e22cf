import { labelCode } from '@laundry/shared/rules/labels/bag-label';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setServerTime } from '@laundry/web-kit/clock';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RequestDetail } from '../../../providers/api/api-types';
import { session } from '../../../providers/session/session';
import { storedNames } from '../../../providers/stored-day/stored-names';
import { on } from '../../../testing/answers';
import { API, api, problem } from '../../../testing/api';
import { PEOPLE, buildRequest } from '../../../testing/builders';
import { putAway } from '../../../testing/put-away';
import { renderConsole } from '../../../testing/render-console';

const stop = (id: number, name1: string, time: string) =>
  buildRequest({
    id,
    name1,
    staff_id: PEOPLE.delivery.id,
    sched_pickup_dt: `2026-11-25 ${time}:00`,
    sched_dt: `2026-11-25 ${time}:00`,
  });

interface Sent {
  readonly key: string | null;
  readonly body: unknown;
}
let stops: RequestDetail[];
let sent: Sent[];
let answer: (id: number) => Response | null;

beforeEach(() => {
  // Eleven in Japan.
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  stops = [stop(1, '伊藤', '10:00'), stop(2, '田中', '12:00')];
  sent = [];
  answer = () => null;
  api.use(
    on('get', '/admin/work', () => stops.map((row) => ({ ...row, marked: [] }))),
    on('get', '/admin/washRequest/{id}', ({ id }) => stops.find((row) => row.id === id) ?? problem(404, {})),
    on('post', '/admin/washRequest/{id}/setDate', ({ id, body, headers }) => {
      sent.push({ key: headers.get('idempotency-key'), body: { id, ...body } });
      const refusal = answer(id);
      if (refusal !== null) return refusal;
      stops = stops.filter((row) => row.id !== id);
      return { ...buildRequest({ id, status: 1 }), id };
    }),
  );
});
afterEach(() => vi.restoreAllMocks());

const goOffline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
};
const goOnline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
};
async function open() {
  const rendered = renderConsole('/staff', { as: 'delivery' });
  await waitFor(async () => expect(await screen.findByRole('button', { name: '集荷済みにする' })).toBeEnabled());
  return rendered;
}
type User = Awaited<ReturnType<typeof open>>['user'];
async function mark(user: User, name: string) {
  await screen.findByText(`${name} 美咲 様`, { selector: 'p' });
  await waitFor(() => expect(screen.getByRole('button', { name: '集荷済みにする' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '集荷済みにする' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '確定する' }));
}
const unsent = async (count: number) => within(await screen.findByRole('region', { name: `未送信 ${count}件` }));

it('a driver’s day keeps what is marked without a line, goes on to the next stop, and sends it when the line is back', async () => {
  const { user } = await open();
  goOffline();
  await mark(user, '伊藤');
  await unsent(1);
  expect(await screen.findByText('のこり1件')).toBeInTheDocument();
  expect(sent).toEqual([]);
  goOnline();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[0]?.body).toMatchObject({
    id: 1,
    status: 0,
    seen_sched_dt: '2026-11-25 10:00:00',
    result_pickup_dt: '2026-11-25 11:00:00',
    made_at: expect.stringMatching(/^2026-11-25 11:0/) as string,
  });
  expect(await screen.findByText('未送信の1件を送信しました')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /未送信/ })).not.toBeInTheDocument();
});

it('labels that were scanned with a mark are kept with it', async () => {
  const codes = [1, 2, 3].map((bag) => labelCode({ requestId: 1, bag }));
  const { user } = await open();
  goOffline();
  await user.click(screen.getByRole('button', { name: '集荷済みにする' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'ラベルを読み取る' }));
  const field = await dialog.findByRole('textbox', { name: 'ラベルのコード' });
  for (const code of codes) await user.type(field, `${code}{Enter}`);
  await user.selectOptions(dialog.getByRole('combobox', { name: '理由' }), 'バッグが見当たらない');
  await user.click(dialog.getByRole('button', { name: '確定する' }));
  await unsent(1);
  expect(sent).toEqual([]);
  goOnline();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ id: 1, status: 0, bag_codes: codes, scan_reason: 2 });
});

it('a mark that has not left can be taken back', async () => {
  const { user } = await open();
  goOffline();
  await mark(user, '伊藤');
  const list = await unsent(1);
  await user.click(list.getByRole('button', { name: /^11:0\d 集荷済 伊藤 美咲 様（受付番号 1）を取り消す$/ }));
  expect(await screen.findByText('取り消しました')).toBeInTheDocument();
  expect(await screen.findByText('のこり2件')).toBeInTheDocument();
  goOnline();
  await waitFor(() => expect(screen.queryByText('オフラインです')).not.toBeInTheDocument());
  expect(sent).toEqual([]);
});

it('the latest mark is in sight and what waits before it is folded; each can be taken back', async () => {
  const { user } = await open();
  goOffline();
  await mark(user, '伊藤');
  await mark(user, '田中');
  const list = await unsent(2);
  expect(list.getByRole('button', { name: /田中 美咲 様（受付番号 2）を取り消す$/ })).toBeVisible();
  const earlier = list.getByText('これより前の1件');
  expect(earlier.closest('details')).not.toHaveAttribute('open');
  await user.click(earlier);
  await user.click(list.getByRole('button', { name: /伊藤 美咲 様（受付番号 1）を取り消す$/ }));
  expect(await screen.findByText('取り消しました')).toBeInTheDocument();
  expect((await unsent(1)).queryByText(/^これより前/)).not.toBeInTheDocument();
  goOnline();
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('a mark that left and got no answer is kept, and sent again under its key', async () => {
  const { user } = await open();
  answer = () => HttpResponse.error();
  await mark(user, '伊藤');
  await screen.findByText('のこり1件');
  putAway();
  const list = await unsent(1);
  answer = () => null;
  await user.click(list.getByRole('button', { name: 'いま送信する' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
});

it('what the server refuses is told at once while somebody waits for it', async () => {
  const letter = { type: 1, recipient: 'a@example.com', subject: 'ご不在でした', body: 'うかがいました' } as const;
  api.use(
    on('get', '/admin/washRequest/{id}/absenceMail', () => letter),
    on('post', '/admin/washRequest/{id}/sendAbsenceMail', () =>
      problem(409, { reason: 'stale', detail: '他の操作で内容が更新されています' }),
    ),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '集荷の不在メール' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('button', { name: '送信する' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: '送信する' }));
  expect(await screen.findByText(/^他の操作で内容が更新されています/)).toBeInTheDocument();
  expect(screen.queryByText(/未送信/)).not.toBeInTheDocument();
});

it('a mark that was refused meanwhile stands there with its reason and can be discarded; the others go on', async () => {
  const { user } = await open();
  goOffline();
  await mark(user, '伊藤');
  await mark(user, '田中');
  await unsent(2);
  answer = (id) => (id === 1 ? problem(409, { reason: 'stale', detail: '班長 花子さんが変更しました' }) : null);
  goOnline();
  const refused = within((await screen.findByText('送信できませんでした')).closest('[role="alert"]') as HTMLElement);
  expect(refused.getByText('班長 花子さんが変更しました')).toBeInTheDocument();
  expect(refused.getByRole('link', { name: /を開く$/ })).toHaveAttribute('href', expect.stringContaining('/1'));
  await waitFor(() => expect(sent.map(({ body }) => (body as { id: number }).id)).toEqual([1, 2]));
  await user.click(refused.getByRole('button', { name: /を破棄する$/ }));
  const question = within(await screen.findByRole('dialog', { name: 'この記録を破棄しますか？' }));
  expect(question.getByText(/^11:0\d 集荷済 伊藤 美咲 様（受付番号 1）$/)).toBeInTheDocument();
  expect(question.queryByText(/写真/)).not.toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'キャンセル' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('送信できませんでした')).toBeInTheDocument();
  await user.click(refused.getByRole('button', { name: /を破棄する$/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '破棄する' }));
  await waitFor(() => expect(screen.queryByText('送信できませんでした')).not.toBeInTheDocument());
});

it('a refused mark says where its stop was moved meanwhile', async () => {
  const { user } = await open();
  goOffline();
  await mark(user, '伊藤');
  await unsent(1);
  stops = [stop(1, '伊藤', '15:00'), stop(2, '田中', '12:00')];
  answer = () => problem(409, { reason: 'stale', detail: '他の操作で内容が更新されています' });
  goOnline();
  expect(await screen.findByText('予定が 11月25日(水) 15:00 に変わりました')).toBeInTheDocument();
});

it('a refused mark says whose stop it was and who has it now, where it left the day', async () => {
  const { user } = await open();
  goOffline();
  await mark(user, '伊藤');
  await mark(user, '田中');
  await unsent(2);
  stops = [];
  const left = { reason: 'stop_left', detail: '次野 守さんの担当に変わりました', staff_name: '次野 守' };
  answer = (id) => problem(404, id === 1 ? left : {});
  goOnline();
  expect(await screen.findByText('次野 守さんの担当に変わりました')).toBeInTheDocument();
  expect(await screen.findByText('集配がキャンセルされたか、ほかの人の担当に変わりました')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getAllByText(/集荷済/).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/ 集荷済 伊藤 美咲 様（受付番号 1）$/),
      expect.stringMatching(/ 集荷済 田中 美咲 様（受付番号 2）$/),
    ]),
  );
  const nameOf = (id: number) => storedNames.read(session.token() ?? '', id);
  await user.click(screen.getByRole('button', { name: /伊藤 美咲 様（受付番号 1）を破棄する$/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '破棄する' }));
  await waitFor(async () => expect(await nameOf(1)).toBeNull());
  expect(await nameOf(2)).toBe('田中 美咲');
});

it('whoever signs out is asked about their unsent marks first, and may stay', async () => {
  const { user } = await open();
  goOffline();
  await mark(user, '伊藤');
  await unsent(1);
  await user.click(screen.getByRole('button', { name: 'ログアウト' }));
  const question = within(
    await screen.findByRole('dialog', { name: '未送信の記録が1件あります。ログアウトしますか？' }),
  );
  expect(question.getByText(/^圏外では、もう一度ログインできません/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'キャンセル' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'ログアウト' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'ログアウト' }));
  expect(await screen.findByLabelText('メールアドレス')).toBeInTheDocument();
});

it('an unsent mark stays for who made it, and is never sent by somebody else', async () => {
  const first = await open();
  goOffline();
  await mark(first.user, '伊藤');
  await unsent(1);
  first.unmount();
  goOnline();
  renderConsole('/staff', { as: 'delivery' });
  api.use(http.get(`${API}/users/me`, () => HttpResponse.json({ ...PEOPLE.delivery, id: 99 })));
  expect(await screen.findByText(/ほかの人の未送信の記録が1件あります/)).toBeInTheDocument();
  expect(sent).toEqual([]);
});
