import { message } from '@laundry/shared/messages/message';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { keepLang } from '../../../i18n/language';
import { buildClaim, choosePhoto, signedInWithClaims } from '../../../test/builders/claims';
import { followLink } from '../../../test/follow-link';
import { openApp } from '../../../test/open-app';
import { api, problem, refused, server } from '../../../test/server';

const PATH = '/wash-claim/71';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const words = () => screen.findByLabelText(/^お気づきの点/);
const photos = () => screen.queryAllByRole('img', { name: /^写真\d$/ });

it('is reached from the details in the history, read again, sent once, and stands there from then on', async () => {
  const world = signedInWithClaims();
  await openApp('/wash-history?request=71');
  await followLink(await screen.findByRole('link', { name: '仕上がりについて連絡' }));
  await userEvent.type(await words(), '襟に汚れが残っていました');
  await choosePhoto(2);
  await waitFor(() => expect(photos()).toHaveLength(2));
  expect(screen.getByText('写真を追加しました（2枚）')).toBeVisible();
  await press('写真1を取り消す');
  expect(photos()).toHaveLength(1);
  expect(screen.getByRole('button', { name: '写真を選ぶ' })).toHaveFocus();
  await press('入力内容を確認する');
  expect(await screen.findByRole('heading', { level: 1, name: 'ご連絡内容の確認' })).toHaveFocus();
  expect(screen.getByText('襟に汚れが残っていました')).toBeVisible();
  expect(photos()).toHaveLength(1);
  await press('送信する');
  expect(await screen.findByRole('heading', { level: 1, name: 'ご連絡を承りました' })).toHaveFocus();
  expect(world.sent).toEqual([
    { body: { text: '襟に汚れが残っていました', photos: ['2'.padStart(32, 'a')] }, key: expect.any(String) },
  ]);
  expect(world.types).toEqual(['image/jpeg', 'image/jpeg']);
  await followLink(screen.getByRole('link', { name: 'ご利用履歴を見る' }));
  expect(await screen.findByText('回答待ち')).toBeVisible();
  expect(screen.queryByRole('link', { name: '仕上がりについて連絡' })).toBeNull();
});

it('says after it was sent that it waits, where Back would lead to the form', async () => {
  signedInWithClaims();
  await openApp(PATH);
  await userEvent.type(await words(), '襟に汚れ');
  await press('入力内容を確認する');
  await press('送信する');
  await screen.findByRole('heading', { level: 1, name: 'ご連絡を承りました' });
  act(() => window.history.back());
  expect(await screen.findByText(/回答をお待ちください/)).toBeVisible();
  expect(screen.queryByLabelText(/^お気づきの点/)).toBeNull();
});

it('shows what was answered, and takes another message then', async () => {
  const answered = { answer: '無料で洗い直します', answered_at: '2026-11-24 08:00:00' };
  signedInWithClaims([buildClaim({ ...answered, photos: [{ name: 'b'.repeat(32), width: 4, height: 3 }] })]);
  await openApp('/wash-history?request=71');
  expect(await screen.findByText('無料で洗い直します')).toBeVisible();
  expect(await screen.findByRole('img', { name: '写真1' })).toHaveAttribute('src', expect.stringMatching(/^data:/));
  expect(screen.getByRole('link', { name: '仕上がりについて連絡' })).toHaveAttribute('href', PATH);
});

it('keeps what was typed and which photos were sent over a reload', async () => {
  signedInWithClaims();
  await openApp(PATH);
  await userEvent.type(await words(), '襟に汚れ');
  await choosePhoto();
  await waitFor(() => expect(photos()).toHaveLength(1));
  cleanup();
  await openApp(PATH);
  expect(await words()).toHaveValue('襟に汚れ');
  await waitFor(() => expect(photos()).toHaveLength(1));
});

it('takes three photos at most, and says so', async () => {
  const world = signedInWithClaims();
  await openApp(PATH);
  await choosePhoto(4);
  await waitFor(() => expect(photos()).toHaveLength(3));
  expect(await screen.findByRole('alert')).toHaveTextContent('写真は3枚までです。');
  expect(world.photos).toBe(3);
  expect(screen.getByRole('button', { name: '写真を選ぶ' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: '写真を撮る' })).toHaveAttribute('aria-disabled', 'true');
});

it('says why a photo was not taken, keeps the words, and sends it again', async () => {
  signedInWithClaims();
  let isRefused = true;
  server.use(
    http.post(api('/users/me/photos'), () =>
      isRefused ? problem(503) : HttpResponse.json({ name: 'c'.repeat(32), width: 1, height: 1 }, { status: 201 }),
    ),
  );
  await openApp(PATH);
  await userEvent.type(await words(), '襟に汚れ');
  await choosePhoto();
  expect(within(await screen.findByRole('alert')).getByText(/しばらくしてから/)).toBeVisible();
  isRefused = false;
  await press('写真をもう一度送る');
  await waitFor(() => expect(photos()).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await words()).toHaveValue('襟に汚れ');
});

it('of a photo that is none says what the server says, and offers no second try', async () => {
  signedInWithClaims();
  server.use(http.post(api('/users/me/photos'), () => refused(422, { photo: 'photo_unreadable' })));
  await openApp(PATH);
  await choosePhoto();
  expect(await screen.findByRole('alert')).toHaveTextContent('この写真は読み取れません。JPEG・PNG・WebP');
  expect(screen.queryByRole('button', { name: '写真をもう一度送る' })).toBeNull();
});

it('of several photos goes on after one that is refused, and says that it is not there', async () => {
  const world = signedInWithClaims();
  let count = 0;
  server.use(
    http.post(api('/users/me/photos'), () => {
      count += 1;
      return count === 1 ? refused(422, { photo: 'photo_unreadable' }) : undefined;
    }),
  );
  await openApp(PATH);
  await choosePhoto(3);
  await waitFor(() => expect(photos()).toHaveLength(2));
  expect(world.photos).toBe(2);
  expect(screen.getByRole('alert')).toHaveTextContent('この写真は読み取れません');
  expect(screen.queryByRole('button', { name: '写真をもう一度送る' })).toBeNull();
});

it('counts the words as they are typed', async () => {
  signedInWithClaims();
  await openApp(PATH);
  expect(await screen.findByText('0／500文字')).toBeVisible();
  await userEvent.type(await words(), '襟');
  expect(screen.getByText('1／500文字')).toBeVisible();
  await userEvent.click(await words());
  await userEvent.paste('あ'.repeat(501));
  expect(screen.getByText('2文字超えています')).toBeVisible();
});

const OPEN = message('ja', 'claim_open');

it.each([
  ['another message was sent meanwhile', () => problem(409, { reason: 'dup', detail: OPEN }), OPEN],
  ['a photo is not kept any more', () => refused(422, { photos: 'photo_gone' }), '写真を選び直して'],
])('says on the confirmation that %s', async (_what, refusal, told) => {
  signedInWithClaims();
  server.use(http.post(api('/users/me/washRequests/71/claims'), refusal));
  await openApp(PATH);
  await userEvent.type(await words(), '襟に汚れ');
  await press('入力内容を確認する');
  await press('送信する');
  expect(await screen.findByRole('alert')).toHaveTextContent(told);
});

it('needs words, and says so beside them', async () => {
  signedInWithClaims();
  await openApp(PATH);
  await words();
  await press('入力内容を確認する');
  await waitFor(async () => expect(await words()).toHaveAccessibleDescription(/必須項目です/));
});

it.each([
  ['waits for its answer', [buildClaim()], '2026-11-24 08:30:00', '回答をお待ちください'],
  ['was too long ago', [], '2026-12-08 00:00:00', 'お届けから14日以内に承っています'],
])('is not offered where it %s', async (_why, claims, now, told) => {
  signedInWithClaims(claims, now);
  await openApp(PATH);
  expect(await screen.findByText(new RegExp(told))).toBeVisible();
  expect(screen.queryByLabelText(/^お気づきの点/)).toBeNull();
});

it('of a request that is none of the history says so', async () => {
  signedInWithClaims();
  await openApp('/wash-claim/72');
  expect(await screen.findByText(message('ja', 'claim_not_delivered'))).toBeVisible();
});

it('speaks English', async () => {
  keepLang('en');
  signedInWithClaims();
  await openApp(PATH);
  expect(await screen.findByRole('heading', { level: 1, name: 'Report a problem with your laundry' })).toBeVisible();
});
