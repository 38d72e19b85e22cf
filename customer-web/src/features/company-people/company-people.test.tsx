import { message } from '@laundry/shared/messages/message';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { keepLang } from '../../i18n/language';
import type { CompanyPeople } from '../../lib/calls/api-types';
import { buildUser } from '../../test/builders/build-user';
import { typedIn } from '../../test/draft';
import { openApp } from '../../test/open-app';
import { api, problem, server } from '../../test/server';
import { signedIn } from '../../test/signed-in';

const PERSON = { id: 31, name: '鈴木 次郎', email: 'jiro@example.com', joined_at: '2026-11-20 10:00:00' };
const INVITATION = {
  id: 5,
  name: '',
  email: 'new@example.com',
  is_expired: false,
  invited_at: '2026-11-24 08:00:00',
  expires_at: '2026-12-01 08:00:00',
};

/** A server that remembers who is on the list. */
function signedInWith(people: CompanyPeople['people'], invitations: CompanyPeople['invitations'], max = 20): void {
  signedIn({ user: buildUser({ is_company: true, company_name: '株式会社山田' }) });
  let known: CompanyPeople = { people, invitations, max };
  server.use(
    http.get(api('/users/me/companyPeople'), () => HttpResponse.json(known)),
    http.post(api('/users/me/companyPeople'), () => {
      known = { ...known, invitations: [...known.invitations, INVITATION] };
      return HttpResponse.json(known);
    }),
    http.delete(api('/users/me/companyPeople/:id'), () => {
      known = { ...known, people: [] };
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(api('/users/me/companyPeople/invitations/:id'), () => {
      known = { ...known, invitations: [] };
      return new HttpResponse(null, { status: 204 });
    }),
  );
}

it('is reached from a company’s profile, and not from a person’s', async () => {
  signedInWith([], []);
  await openApp('/profile');
  expect(await screen.findByRole('link', { name: '利用者を管理する' })).toHaveAttribute('href', '/profile/people');
});

it('lists who may request pickups, and who is invited', async () => {
  signedInWith([PERSON], [{ ...INVITATION, is_expired: true }]);
  await openApp('/profile/people');
  const person = within((await screen.findByRole('heading', { name: '鈴木 次郎' })).closest('section')!);
  expect(person.getByText('利用中')).toBeInTheDocument();
  expect(person.getByText('jiro@example.com')).toBeInTheDocument();
  const invited = within(screen.getByRole('heading', { name: 'new@example.com' }).closest('section')!);
  expect(invited.getByText('期限切れ')).toBeInTheDocument();
});

it('invites by mail, once the address is one', async () => {
  signedInWith([], []);
  await openApp('/profile/people');
  expect(await screen.findByText('まだ、ほかの利用者はいません。')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: /メールアドレス/ }), 'no');
  await userEvent.click(screen.getByRole('button', { name: '招待メールを送る' }));
  expect((await screen.findAllByText(/メールアドレスの形式が正しくありません/)).length).toBeGreaterThan(0);
  await userEvent.clear(screen.getByRole('textbox', { name: /メールアドレス/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /メールアドレス/ }), 'new@example.com');
  await userEvent.click(screen.getByRole('button', { name: '招待メールを送る' }));
  expect(await screen.findByText(/new@example.comに招待メールを送りました。7日以内/)).toHaveFocus();
  expect(typedIn('company-invitation')).toEqual({});
  expect(screen.getByText('招待中')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'new@example.comの招待を取り消す' }));
  expect(await screen.findByText('まだ、ほかの利用者はいません。')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.queryByText(/招待メールを送りました/)).not.toBeInTheDocument();
});

it.each([
  ['person_known', {}],
  ['people_full', { max: 20 }],
  ['people_companies_only', {}],
] as const)('says beside the address what only an invitation is refused: %s', async (code, params) => {
  signedInWith([], []);
  const refusals = [{ code, field: 'email', params }];
  server.use(http.post(api('/users/me/companyPeople'), () => problem(422, { refusals })));
  await openApp('/profile/people');
  await userEvent.type(await screen.findByRole('textbox', { name: /メールアドレス/ }), 'new@example.com');
  await userEvent.click(screen.getByRole('button', { name: '招待メールを送る' }));
  const told = message('ja', code, params);
  const field = screen.getByRole('textbox', { name: /メールアドレス/ });
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(told)));
  expect(field).toHaveFocus();
});

it('keeps address and memo that are not sent yet, while somebody is removed and others join', async () => {
  signedInWith([PERSON], [INVITATION], 3);
  await openApp('/profile/people');
  const email = () => screen.findByRole('textbox', { name: /メールアドレス/ });
  const memo = () => screen.findByRole('textbox', { name: /メモ/ });
  await userEvent.type(await email(), 'hanako@example.com');
  await userEvent.type(await memo(), '総務の山田');
  const joined = { people: [PERSON, { ...PERSON, id: 32, name: '山田 花' }], invitations: [], max: 3 };
  const full = { ...joined, people: [...joined.people, { ...PERSON, id: 33, name: '佐藤 三郎' }] };
  for (const [list, name] of [
    [joined, '山田 花'],
    [full, '佐藤 三郎'],
  ] as const) {
    server.use(http.get(api('/users/me/companyPeople'), () => HttpResponse.json(list)));
    await userEvent.click(await screen.findByRole('button', { name: '鈴木 次郎を解除する' }));
    server.use(http.delete(api('/users/me/companyPeople/:id'), () => HttpResponse.json({}, { status: 404 })));
    await userEvent.click(screen.getByRole('button', { name: '解除する' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '解除しない' }));
    expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
    if (list === joined) expect(await memo()).toHaveValue('総務の山田');
  }
  expect(screen.getByText('利用者は3名までです。')).toBeInTheDocument();
  server.use(http.get(api('/users/me/companyPeople'), () => HttpResponse.json(joined)));
  await userEvent.click(screen.getByRole('button', { name: '鈴木 次郎を解除する' }));
  await userEvent.click(screen.getByRole('button', { name: '解除する' }));
  await userEvent.click(await screen.findByRole('button', { name: '解除しない' }));
  expect(await email()).toHaveValue('hanako@example.com');
  expect(await memo()).toHaveValue('総務の山田');
});

it('removes somebody once it is confirmed', async () => {
  signedInWith([PERSON], []);
  await openApp('/profile/people');
  await userEvent.click(await screen.findByRole('button', { name: '鈴木 次郎を解除する' }));
  await userEvent.click(screen.getByRole('button', { name: '解除しない' }));
  await userEvent.click(screen.getByRole('button', { name: '鈴木 次郎を解除する' }));
  await userEvent.click(screen.getByRole('button', { name: '解除する' }));
  expect(await screen.findByText('解除しました')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '鈴木 次郎' })).not.toBeInTheDocument();
});

it('offers no invitation where the list is full, and says what failed, in English too', async () => {
  keepLang('en');
  signedInWith([PERSON], [], 1);
  server.use(http.delete(api('/users/me/companyPeople/:id'), () => HttpResponse.json({}, { status: 500 })));
  await openApp('/profile/people');
  expect(await screen.findByText('You can have up to 1 members.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove 鈴木 次郎' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

it('shows one of the people their sign-in only', async () => {
  signedIn({ user: buildUser({ is_company: true, is_company_clerk: true }) });
  await openApp('/profile');
  expect(await screen.findByRole('link', { name: 'パスワードを変更する' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '利用者を管理する' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'お支払い' })).not.toBeInTheDocument();
});

const OPEN = api('/companyInvitations/open');

const INVITED = { company_name: '株式会社山田', email: 'new@example.com', expires_at: '2026-12-01 08:00:00' };

it('keeps the name that is typed over a reload, but no password, and says what is required', async () => {
  server.use(http.post(OPEN, () => HttpResponse.json(INVITED)));
  await openApp('/join/secret');
  await userEvent.type(await screen.findByRole('textbox', { name: '姓必須' }), '鈴木');
  for (const name of ['新しいパスワード必須', '新しいパスワード（確認）必須'])
    await userEvent.type(screen.getByLabelText(name), 'laundry2026');
  cleanup();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('laundry2026');
  await openApp('/join/secret');
  expect(await screen.findByRole('textbox', { name: '姓必須' })).toHaveValue('鈴木');
  expect(screen.getByRole('textbox', { name: '名必須' })).toHaveValue('');
});

it('lets who is invited set name and password, and signs them in', async () => {
  let sent: unknown;
  server.use(
    http.post(OPEN, () => HttpResponse.json(INVITED)),
    http.post(api('/companyInvitations/join'), async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ token: { access_token: 'token' } });
    }),
  );
  await openApp('/join/secret');
  expect(await screen.findByText('株式会社山田')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '登録してログインする' }));
  expect((await screen.findAllByText(/必須項目です/)).length).toBeGreaterThan(0);
  await userEvent.type(screen.getByRole('textbox', { name: /^姓/ }), '鈴木');
  await userEvent.type(screen.getByRole('textbox', { name: /^名/ }), '次郎');
  for (const field of screen.getAllByLabelText(/パスワード/, { selector: 'input' }))
    await userEvent.type(field, 'laundry2026');
  await userEvent.click(screen.getByRole('button', { name: '登録してログインする' }));
  expect(await screen.findByText('利用者の登録が完了しました')).toBeInTheDocument();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('鈴木');
  expect(sent).toEqual({
    token: 'secret',
    name1: '鈴木',
    name2: '次郎',
    current_lang: 'ja',
    password: 'laundry2026',
    password_confirm: 'laundry2026',
  });
});

it('says that a link is dead', async () => {
  server.use(http.post(OPEN, () => HttpResponse.json({ detail: 'x' }, { status: 404 })));
  await openApp('/join/old');
  expect(await screen.findByText('この招待は使えません')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'ログイン画面へ' })).toHaveAttribute('href', '/login');
});
