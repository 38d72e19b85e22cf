import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { keepLang } from '../../i18n/language';
import { buildWashRequest } from '../../test/builders/build-wash-request';
import { openApp } from '../../test/open-app';
import { api, server } from '../../test/server';
import { signedIn } from '../../test/signed-in';

const CALL = api('/users/me/calendarFeed');
const urlOf = (made: number): string => `https://laundry.example/api/v1/calendar/secret-${made}.ics`;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** A server that has made so many addresses, the last of which is good. */
function signedInWith(made: number): void {
  signedIn();
  let [count, isThere] = [made, made > 0];
  const calendar = () => ({ url: isThere ? urlOf(count) : null, created_at: isThere ? '2026-11-20 09:00:00' : null });
  server.use(
    http.get(CALL, () => HttpResponse.json(calendar())),
    http.post(CALL, () => {
      count += 1;
      isThere = true;
      return HttpResponse.json(calendar(), { status: 201 });
    }),
    http.delete(CALL, () => {
      isThere = false;
      return new HttpResponse(null, { status: 204 });
    }),
  );
}

it.each([
  ['/profile', 'カレンダーに表示する'],
  ['/wash-request-currents', '予定をカレンダーに自動で表示する'],
])('is reached from %s', async (path, name) => {
  signedIn({ current: [buildWashRequest()] });
  await openApp(path);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/profile/calendar');
});

it('says what is shown, and makes an address, which is opened or copied', async () => {
  const user = userEvent.setup();
  signedInWith(0);
  await openApp('/profile/calendar');
  expect(await screen.findByText(/お名前、ご住所、暗証番号は含みません/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'アドレスを発行する' }));
  expect(await screen.findByText('アドレスを発行しました')).toBeVisible();
  expect(await screen.findByLabelText(/カレンダーのアドレス/)).toHaveValue(urlOf(1));
  expect(screen.getByRole('link', { name: 'カレンダーアプリで開く' })).toHaveAttribute(
    'href',
    'webcal://laundry.example/api/v1/calendar/secret-1.ics',
  );
  await user.click(screen.getByRole('button', { name: 'アドレスをコピー' }));
  expect(await screen.findByText('コピーしました')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(urlOf(1));
});

it('makes it anew once asked', async () => {
  signedInWith(1);
  await openApp('/profile/calendar');
  await press('アドレスを作り直す');
  expect(await screen.findByText(/今のアドレスは、すぐに使えなくなります/)).toBeVisible();
  expect(document.activeElement).toHaveTextContent('アドレスを作り直しますか？');
  await press('やめる');
  expect(screen.getByLabelText(/カレンダーのアドレス/)).toHaveValue(urlOf(1));
  await press('アドレスを作り直す');
  await press('作り直す');
  expect(await screen.findByText(/前のアドレスは使えなくなりました/)).toBeVisible();
  expect(await screen.findByDisplayValue(urlOf(2))).toBeVisible();
});

it('ends it once asked, in English too', async () => {
  keepLang('en');
  signedInWith(1);
  await openApp('/profile/calendar');
  await press('Stop showing in your calendar');
  await press('Stop');
  expect(await screen.findByText('Your visits no longer appear in your calendar')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Create an address' })).toBeVisible();
});

it('says what was refused, and keeps the address', async () => {
  signedInWith(1);
  server.use(http.post(CALL, () => HttpResponse.json({}, { status: 500 })));
  await openApp('/profile/calendar');
  await press('アドレスを作り直す');
  await press('作り直す');
  expect(await screen.findByRole('alert')).toHaveTextContent('アドレスを変更できませんでした');
  expect(screen.getByLabelText(/カレンダーのアドレス/)).toHaveValue(urlOf(1));
});
