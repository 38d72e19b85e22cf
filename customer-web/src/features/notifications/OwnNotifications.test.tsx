import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { keepLang } from '../../i18n/language';
import { openApp } from '../../test/open-app';
import { api, problem, server } from '../../test/server';
import { signedIn } from '../../test/signed-in';
import { LINE_CODE, signedInWithLine } from '../../test/signed-in-with-line';

const PATH = '/profile/notifications';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('is reached from the profile where there is more than mails', async () => {
  signedInWithLine(null);
  await openApp('/profile');
  expect(await screen.findByRole('link', { name: '通知を設定する' })).toHaveAttribute('href', PATH);
});

it('is not offered on the profile where there are mails only, and says so by itself', async () => {
  signedIn();
  await openApp('/profile');
  expect(await screen.findByRole('button', { name: '登録情報をダウンロード' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '通知を設定する' })).toBeNull();
  await openApp(PATH);
  expect(await screen.findByText('お知らせは、メールでお送りしています。')).toBeVisible();
});

it('shows a code that LINE is opened with or is typed there, and sees by itself that it was sent', async () => {
  const { linkAt } = signedInWithLine(null);
  await openApp(PATH);
  await press('LINEと連携する');
  expect(await screen.findByRole('link', { name: 'LINEを開く' })).toHaveAttribute('href', LINE_CODE.url);
  expect(screen.getByText('ABCD-2345')).toBeVisible();
  expect(screen.getByText(/@123abcde を友だち追加して/)).toBeVisible();
  expect(screen.getByText(/8:45まで、1回だけ有効です/)).toBeVisible();
  linkAt('2026-11-24 08:31:00');
  expect(await screen.findByText('LINEと連携しました', undefined, { timeout: 5_000 })).toBeVisible();
  expect(screen.queryByText('ABCD-2345')).toBeNull();
  expect(screen.getByText(/8:31から$/)).toBeVisible();
});

it('links another account of LINE’s in place of the first', async () => {
  const { linkAt } = signedInWithLine('2026-11-20 09:00:00');
  await openApp(PATH);
  await press('別のLINEアカウントに変更する');
  expect(await screen.findByText('ABCD-2345')).toBeVisible();
  linkAt('2026-11-24 08:32:00');
  expect(await screen.findByText('LINEと連携しました', undefined, { timeout: 5_000 })).toBeVisible();
});

it('ends the link once asked, in English too', async () => {
  keepLang('en');
  signedInWithLine('2026-11-20 09:00:00');
  await openApp(PATH);
  await press('End the link');
  expect(document.activeElement).toHaveTextContent('End the link to LINE?');
  await press('End it');
  expect(await screen.findByText('The link to LINE has ended')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Link LINE' })).toBeVisible();
});

it('switches one kind off and on again', async () => {
  signedInWithLine('2026-11-20 09:00:00');
  await openApp(PATH);
  await press('集荷・配達のお知らせをオフにする');
  expect(await screen.findByText('集荷・配達のお知らせをオフにしました')).toBeVisible();
  await press('集荷・配達のお知らせをオンにする');
  expect(await screen.findByText('集荷・配達のお知らせをオンにしました')).toBeVisible();
  expect(screen.getByRole('button', { name: '集荷・配達のお知らせをオフにする' })).toBeVisible();
});

it('says what was refused, and stays as it was', async () => {
  signedInWithLine(null);
  server.use(
    http.post(api('/users/me/lineCode'), () => problem(429, { reason: 'too_many_requests' })),
    http.post(api('/users/me/notifications'), () => HttpResponse.json({}, { status: 500 })),
  );
  await openApp(PATH);
  await press('LINEと連携する');
  expect(await screen.findByRole('alert')).toHaveTextContent('LINEとの連携を変更できませんでした');
  await press('ご依頼のお知らせをオフにする');
  expect(await screen.findByText('お知らせの設定を変更できませんでした')).toBeVisible();
  expect(screen.getByRole('button', { name: 'ご依頼のお知らせをオフにする' })).toBeVisible();
});
