import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setServerTime } from '@laundry/web-kit/clock';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RequestDetail } from '../../../providers/api/api-types';
import { actsStore } from '../../../providers/offline-acts/acts-store';
import { leftMarks } from '../../../providers/offline-acts/left-marks';
import { on } from '../../../testing/answers';
import { API, api, problem } from '../../../testing/api';
import { PEOPLE, buildRequest } from '../../../testing/builders';
import { putAway, takeUp } from '../../../testing/put-away';
import { renderConsole } from '../../../testing/render-console';

const stop = (id: number, name1: string, time: string): RequestDetail =>
  buildRequest({
    id,
    name1,
    staff_id: PEOPLE.delivery.id,
    sched_pickup_dt: `2026-11-25 ${time}:00`,
    sched_dt: `2026-11-25 ${time}:00`,
  });
const LETTER = { type: 1, recipient: 'a@example.com', subject: 'ご不在でした', body: 'うかがいました' } as const;

/** What the server was sent, in order. */
let sent: string[];
let stops: readonly RequestDetail[];

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 03:30:00 GMT');
  sent = [];
  stops = [stop(1, '伊藤', '10:00'), stop(2, '田中', '11:00'), stop(3, '森', '12:00')];
  api.use(
    on('get', '/admin/work', () => stops.map((row) => ({ ...row, marked: [] }))),
    on('get', '/admin/washRequest/{id}', ({ id }) => stops.find((row) => row.id === id) ?? buildRequest({ id })),
    on('get', '/admin/washRequest/{id}/absenceMail', () => LETTER),
    on('post', '/admin/washRequest/{id}/setDate', ({ id }) => {
      sent.push(`mark ${id}`);
      stops = stops.filter((row) => row.id !== id);
      return { ...buildRequest({ id, status: 1 }), id };
    }),
    on('post', '/admin/washRequest/{id}/sendAbsenceMail', ({ id }) => {
      sent.push(`absence ${id}`);
      return { absence_status: 1, absence_mail_histories: [] };
    }),
  );
});
afterEach(() => vi.useRealTimers());

async function open() {
  const rendered = renderConsole('/staff', { as: 'delivery' });
  const { user } = rendered;
  const shown = (name: string) => screen.findByText(`${name} 美咲 様`, { selector: 'p' });
  const mark = async (name: string) => {
    await shown(name);
    await waitFor(() => expect(screen.getByRole('button', { name: '集荷済みにする' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: '集荷済みにする' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '確定する' }));
    await screen.findByText(`${name} 美咲様：集荷済にしました`);
  };
  return { ...rendered, shown, mark };
}

it('a mark is taken back in its message, and was never sent', async () => {
  const { user, shown, mark } = await open();
  await mark('伊藤');
  await shown('田中');
  expect(screen.queryByRole('region', { name: /未送信/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '取り消す' }));
  expect(await screen.findByText('取り消しました')).toBeInTheDocument();
  await shown('伊藤');
  await waitFor(() => expect(screen.getByRole('heading', { name: '集荷' })).toHaveFocus());
  expect(screen.getByText('のこり3件')).toBeInTheDocument();
  putAway();
  await mark('伊藤');
  putAway();
  await waitFor(() => expect(sent).toEqual(['mark 1']));
});

it('a mark that is being taken back does not leave with the page that is closed', async () => {
  const { shown, mark } = await open();
  await mark('伊藤');
  await shown('田中');
  fireEvent.click(screen.getByRole('button', { name: '取り消す' }));
  fireEvent(window, new Event('pagehide'));
  expect(await screen.findByText('取り消しました')).toBeInTheDocument();
  await shown('伊藤');
  expect(sent).toEqual([]);
});

it('its message stays while something else on the screen is pressed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { user, mark, shown } = await open();
  await mark('伊藤');
  await shown('田中');
  await user.click(screen.getByText('のこり2件'));
  await vi.advanceTimersByTimeAsync(1_000);
  await user.click(screen.getByRole('button', { name: '取り消す' }));
  await shown('伊藤');
  expect(sent).toEqual([]);
});

it('leaves by itself when its time is over, without a word', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { mark, shown } = await open();
  await mark('伊藤');
  await shown('田中');
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(() => expect(sent).toEqual(['mark 1']));
  await shown('田中');
  expect(screen.queryByText(/未送信/)).not.toBeInTheDocument();
});

it('offers no way back once it has left, to who holds its message, too', async () => {
  const { mark, shown } = await open();
  await mark('伊藤');
  await shown('田中');
  screen.getByRole('button', { name: '取り消す' }).focus();
  putAway();
  await waitFor(() => expect(sent).toEqual(['mark 1']));
  await waitFor(() => expect(screen.queryByRole('button', { name: '取り消す' })).not.toBeInTheDocument());
});

it('leaves by one call where the app is put away, which goes on although the app is closed', async () => {
  const calls: string[] = [];
  const { mark, shown } = await open();
  await mark('伊藤');
  await shown('田中');
  const note = ({ request }: { request: Request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname} ${request.keepalive ? 'goes on' : ''}`);
  };
  api.events.on('request:start', note);
  putAway();
  await waitFor(() => expect(sent).toEqual(['mark 1']));
  api.events.removeListener('request:start', note);
  expect(calls[0]).toBe('POST /api/v1/admin/washRequest/1/setDate goes on');
});

it.each([
  ['put away', putAway],
  [
    'closed',
    () => {
      putAway();
      fireEvent(window, new Event('pagehide'));
    },
  ],
])('that left as the app was %s is told of by name on return, once', async (_, leave) => {
  const { mark, shown } = await open();
  await mark('伊藤');
  await shown('田中');
  leave();
  await waitFor(() => expect(sent).toContain('mark 1'));
  expect(Object.values({ ...sessionStorage, ...localStorage }).join('\n')).not.toContain('伊藤');
  takeUp();
  const words = /^画面を離れたときに送信しました：伊藤 美咲 様（受付番号 1） \d+:\d\d 集荷済$/;
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByText(/未送信の/)).not.toBeInTheDocument();
  const told = leftMarks.tell(() => 'gone');
  expect(told).toEqual({ sent: [], refused: [] });
});

it('that was refused as the app was put away says so on return, beside its reason', async () => {
  const { mark, shown } = await open();
  await mark('伊藤');
  await shown('田中');
  api.use(on('post', '/admin/washRequest/{id}/setDate', () => problem(409, { reason: 'stale' })));
  putAway();
  expect(await screen.findByText('送信できませんでした')).toBeInTheDocument();
  takeUp();
  expect(await screen.findByText(/^画面を離れたときに送信できませんでした：伊藤 美咲 様/)).toBeInTheDocument();
  expect(screen.queryByText(/^送信できなかった記録があります/)).not.toBeInTheDocument();
});

it('that left and was taken back all the same is said to have been sent by nobody', async () => {
  leftMarks.leave({ key: 'gone', requestId: 1, what: '12:30 集荷済' });
  expect(leftMarks.tell(() => 'waits')).toEqual({ sent: [], refused: [] });
  expect(leftMarks.tell(() => 'gone')).toEqual({ sent: [], refused: [] });
  expect(leftMarks.has('gone')).toBe(false);
});

it('leaves when another follows, and before an absence that is told after it', async () => {
  const { user, mark, shown } = await open();
  await mark('伊藤');
  await mark('田中');
  await shown('森');
  expect(sent).toEqual(['mark 1']);
  await user.click(screen.getByRole('button', { name: '集荷の不在メール' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('button', { name: '送信する' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: '送信する' }));
  await waitFor(() => expect(sent).toEqual(['mark 1', 'mark 2', 'absence 3']));
});

it('waits for no answer to be written down: whoever closes the app loses nothing', async () => {
  const { mark, shown, user } = await open();
  await mark('伊藤');
  await shown('田中');
  let answerNow = () => {};
  const answered = new Promise<void>((resolve) => (answerNow = resolve));
  api.use(
    http.post(`${API}/admin/washRequest/1/setDate`, async () => {
      await answered;
      return HttpResponse.error();
    }),
  );
  await user.click(screen.getByRole('button', { name: '集荷済みにする' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '確定する' }));
  await waitFor(async () => expect((await actsStore.list()).map(({ act }) => act.requestId)).toEqual([1, 2]));
  answerNow();
  expect(await screen.findByRole('region', { name: '未送信 2件' })).toBeInTheDocument();
});

it('is taken back on another screen, too, as long as it would be on the day', async () => {
  const { user, mark, shown } = await open();
  await mark('伊藤');
  await shown('田中');
  await user.click(screen.getByRole('link', { name: '詳細' }));
  await screen.findByRole('heading', { name: '集配一覧詳細' });
  await user.click(screen.getByRole('button', { name: '取り消す' }));
  expect(await screen.findByText('取り消しました')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: '今日の予定へ戻る' }));
  await shown('伊藤');
  putAway();
  expect(sent).toEqual([]);
});

it('leaves once when its time is over on another screen, which says meanwhile that it is done', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { user, mark, shown } = await open();
  await mark('伊藤');
  await shown('田中');
  await user.click(screen.getByText('済み 1件'));
  await user.click(screen.getByRole('link', { name: /集荷済　伊藤 美咲/ }));
  await screen.findByRole('heading', { name: '集配一覧詳細' });
  expect(screen.queryByRole('button', { name: '集荷済みにする' })).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(() => expect(sent).toEqual(['mark 1']));
  await waitFor(() => expect(screen.queryByRole('button', { name: '取り消す' })).not.toBeInTheDocument());
  putAway();
  expect(sent).toEqual(['mark 1']);
});

it('leaves before what its driver does on another screen', async () => {
  const { user, mark, shown } = await open();
  await mark('伊藤');
  await shown('田中');
  await user.click(screen.getByRole('link', { name: '詳細' }));
  await user.click(await screen.findByRole('button', { name: '集荷済みにする' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '確定する' }));
  await waitFor(() => expect(sent).toEqual(['mark 1', 'mark 2']));
});

it('leaves before its driver signs out, who is asked nothing', async () => {
  const { user, mark, shown } = await open();
  await mark('伊藤');
  await shown('田中');
  await user.click(screen.getByRole('button', { name: 'ログアウト' }));
  expect(await screen.findByLabelText('メールアドレス')).toBeInTheDocument();
  expect(sent).toEqual(['mark 1']);
});
