import { act, screen, waitFor, within } from '@testing-library/react';
import { setServerTime } from '@laundry/web-kit/clock';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RequestDetail } from '../../../providers/api/api-types';
import { forgetDay } from '../../../providers/stored-day/forget-day';
import { on } from '../../../testing/answers';
import { API, api, problem } from '../../../testing/api';
import { PEOPLE, buildRequest } from '../../../testing/builders';
import { putAway } from '../../../testing/put-away';
import { renderConsole } from '../../../testing/render-console';

/** What the server was sent, in order. */
let sent: string[];
let keys: (string | null)[];
let stops: RequestDetail[];
let refuse: (call: string) => Response | null;

beforeEach(() => {
  // Eleven in Japan.
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  [sent, keys] = [[], []];
  refuse = () => null;
  const sched = { sched_pickup_dt: '2026-11-25 10:00:00', sched_dt: '2026-11-25 10:00:00' };
  stops = [buildRequest({ id: 1, name1: '伊藤', staff_id: PEOPLE.delivery.id, ...sched })];
  const gone = (id: number) => (stops = stops.filter((row) => row.id !== id));
  api.use(
    on('get', '/admin/work', () => stops.map((row) => ({ ...row, marked: [] }))),
    on('get', '/admin/washRequest/{id}', ({ id }) => stops.find((row) => row.id === id) ?? problem(404, {})),
    on('get', '/admin/washRequest/{id}/absenceMail', () => ({
      type: 1,
      recipient: 'a@example.com',
      subject: 'ご不在でした',
      body: 'うかがいました',
    })),
    on('post', '/admin/washRequest/{id}/setDate', ({ id }) => {
      sent.push('mark');
      const refusal = refuse('mark');
      if (refusal !== null) return refusal;
      gone(id);
      return { ...buildRequest({ id, status: 1 }), id };
    }),
    on('post', '/admin/washRequest/{id}/sendAbsenceMail', () => {
      sent.push('absence');
      const refusal = refuse('absence');
      if (refusal !== null) return refusal;
      return { absence_status: 1, absence_mail_histories: [] };
    }),
    http.post(`${API}/admin/washRequest/1/photos`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      sent.push(`photo of ${query.get('proof_of')}`);
      keys.push(request.headers.get('idempotency-key'));
      expect(request.headers.get('content-type')).toBe('image/jpeg');
      expect(query.get('made_at')).toMatch(/^2026-11-25 11:0\d:\d\d$/);
      return refuse('photo') ?? HttpResponse.json({ name: 'a'.repeat(32) }, { status: 201 });
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
async function openMark(dialog = '集荷済みにする') {
  const { user } = renderConsole('/staff', { as: 'delivery' });
  await waitFor(async () => expect(await screen.findByRole('button', { name: dialog })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: dialog }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}
type Opened = Awaited<ReturnType<typeof openMark>>;

/** The phone's camera gives a photo to the dialog that is open. */
async function take({ user, dialog }: Opened) {
  const field = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]');
  if (field === null) throw new Error('there is no camera');
  const before = dialog.queryAllByRole('img').length;
  await user.upload(field, new File(['photo'], 'door.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(dialog.queryAllByRole('img')).toHaveLength(before + 1));
}
const confirm = ({ user, dialog }: Opened) => user.click(dialog.getByRole('button', { name: '確定する' }));
/** Nobody waits until what was confirmed can no longer be taken back. */
async function confirmAndSend(opened: Opened) {
  await confirm(opened);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  putAway();
}
const unsent = async (count: number) => within(await screen.findByRole('region', { name: `未送信 ${count}件` }));
const noneUnsent = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: /未送信/ })).not.toBeInTheDocument());

it('is sent after its mark, which does not wait for it', async () => {
  const opened = await openMark();
  await take(opened);
  await take(opened);
  expect(opened.dialog.getByRole('button', { name: 'もう1枚撮る' })).toHaveAttribute('aria-disabled', 'true');
  await confirmAndSend(opened);
  await waitFor(() => expect(sent).toEqual(['mark', 'photo of 1', 'photo of 1']));
  expect(new Set(keys).size).toBe(2);
  await noneUnsent();
});

it('waits in sight with its mark without a line, and is sent after it', async () => {
  const opened = await openMark();
  goOffline();
  await take(opened);
  await confirm(opened);
  const list = await unsent(1);
  expect(list.getByText(/11:0\d 集荷済 写真1枚$/)).toBeInTheDocument();
  expect(sent).toEqual([]);
  goOnline();
  await waitFor(() => expect(sent).toEqual(['mark', 'photo of 1']));
  expect(await screen.findByText('未送信の1件を送信しました')).toBeInTheDocument();
  await noneUnsent();
});

it.each([
  ['nobody answers', () => HttpResponse.error()],
  ['the server takes no more of them', () => problem(429, {})],
])('is sent again under its key as long as %s', async (_why, refusal) => {
  const opened = await openMark();
  await take(opened);
  refuse = (call) => (call === 'photo' ? refusal() : null);
  await confirmAndSend(opened);
  await waitFor(() => expect(sent).toEqual(['mark', 'photo of 1']));
  const list = await unsent(1);
  refuse = () => null;
  await opened.user.click(list.getByRole('button', { name: 'いま送信する' }));
  await waitFor(() => expect(sent).toEqual(['mark', 'photo of 1', 'photo of 1']));
  expect(keys[1]).toBe(keys[0]);
  await noneUnsent();
});

it('goes with an absence, too', async () => {
  const opened = await openMark('集荷の不在メール');
  await opened.dialog.findByText('うかがいました');
  await take(opened);
  expect(opened.dialog.getByText(/^お客様にも表示します/)).toBeInTheDocument();
  await opened.user.click(opened.dialog.getByRole('button', { name: '送信する' }));
  await waitFor(() => expect(sent).toEqual(['absence', 'photo of 3']));
});

it('is taken back with its mark', async () => {
  const opened = await openMark();
  goOffline();
  await take(opened);
  await take(opened);
  await confirm(opened);
  await opened.user.click((await unsent(1)).getByRole('button', { name: /集荷済 写真2枚.*を取り消す$/ }));
  await noneUnsent();
  goOnline();
  await waitFor(() => expect(screen.queryByText('オフラインです')).not.toBeInTheDocument());
  expect(sent).toEqual([]);
});

it('is taken back alone once its mark has arrived', async () => {
  const opened = await openMark();
  await take(opened);
  refuse = (call) => (call === 'photo' ? HttpResponse.error() : null);
  await confirmAndSend(opened);
  await waitFor(() => expect(sent).toEqual(['mark', 'photo of 1']));
  const button = (await unsent(1)).getByRole('button', { name: /集荷の写真.*を取り消す$/ });
  await opened.user.click(button);
  expect(await screen.findByText(/^取り消しましたが、すでに届いている可能性/)).toBeInTheDocument();
  await noneUnsent();
});

it('is not sent for a mark that was refused, says so, and goes with it', async () => {
  const opened = await openMark();
  goOffline();
  await take(opened);
  await confirm(opened);
  await unsent(1);
  refuse = () => problem(409, { reason: 'stale', detail: '班長 花子さんが変更しました' });
  goOnline();
  const refused = within((await screen.findByText('送信できませんでした')).closest('[role="alert"]') as HTMLElement);
  expect(refused.getByText('いっしょに撮った写真1枚も送信していません。')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /未送信/ })).not.toBeInTheDocument();
  await opened.user.click(refused.getByRole('button', { name: /を破棄する$/ }));
  const question = within(await screen.findByRole('dialog', { name: 'この記録を破棄しますか？' }));
  expect(question.getByText('いっしょに撮った写真1枚も消去します。')).toBeInTheDocument();
  await opened.user.click(question.getByRole('button', { name: '破棄する' }));
  await waitFor(() => expect(screen.queryByText('送信できませんでした')).not.toBeInTheDocument());
  expect(sent).toEqual(['mark']);
});

it('stays in the form when its absence is refused there, and goes with the next try', async () => {
  const opened = await openMark('集荷の不在メール');
  const send = opened.dialog.getByRole('button', { name: '送信する' });
  await take(opened);
  refuse = () => problem(422, { errors: {}, refusals: [{ code: 'stamp_in_future', field: 'type' }] });
  await waitFor(() => expect(send).toBeEnabled());
  await opened.user.click(send);
  expect(await opened.dialog.findByText(/未来の日時/)).toBeInTheDocument();
  refuse = () => null;
  await opened.user.click(send);
  await waitFor(() => expect(sent).toEqual(['absence', 'absence', 'photo of 3']));
});

it('of a mark that is refused is told with it, and is not sent', async () => {
  const opened = await openMark();
  await take(opened);
  refuse = (call) => (call === 'mark' ? problem(409, { reason: 'stale', detail: '変更されています' }) : null);
  await confirmAndSend(opened);
  expect(await screen.findByText('変更されています')).toBeInTheDocument();
  expect(screen.getByText('いっしょに撮った写真1枚も送信していません。')).toBeInTheDocument();
  expect(sent).toEqual(['mark']);
});

it('that went with its day is told, and is not sent', async () => {
  const opened = await openMark();
  goOffline();
  await take(opened);
  await confirm(opened);
  await unsent(1);
  forgetDay();
  goOnline();
  expect(await screen.findByText(/^写真はこの端末から消去されたため/)).toBeInTheDocument();
  expect(sent).toEqual(['mark']);
  await opened.user.click(screen.getByRole('button', { name: /を破棄する$/ }));
  expect(await screen.findByRole('dialog', { name: 'この写真を破棄しますか？' })).toBeInTheDocument();
});

it('is told to go when its author signs out', async () => {
  const opened = await openMark();
  goOffline();
  await take(opened);
  await confirm(opened);
  await unsent(1);
  await opened.user.click(screen.getByRole('button', { name: 'ログアウト' }));
  const question = within(
    await screen.findByRole('dialog', { name: '未送信の記録が1件あります。ログアウトしますか？' }),
  );
  expect(question.getByText('未送信の写真1枚は、この端末から消去されます。')).toBeInTheDocument();
  await opened.user.click(question.getByRole('button', { name: 'ログアウト' }));
  expect(await screen.findByText(/未送信の記録が1件あります/)).toBeInTheDocument();
});

it('is never asked for: a mark goes as before, and one can be removed from it', async () => {
  const opened = await openMark();
  await take(opened);
  await opened.user.click(opened.dialog.getByRole('button', { name: '写真1を削除' }));
  await confirmAndSend(opened);
  await waitFor(() => expect(sent).toEqual(['mark']));
  await noneUnsent();
});
