import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepLang } from '../../../i18n/language';
import { buildUser } from '../../../test/builders/build-user';
import { openApp } from '../../../test/open-app';
import { api, problem, refused, server } from '../../../test/server';
import { signedIn } from '../../../test/signed-in';

let sent: Record<string, unknown> | undefined;
beforeEach(() => {
  sent = undefined;
  server.use(
    http.post(api('/users/me'), async ({ request }) => {
      sent = (await request.json()) as Record<string, unknown>;
      return HttpResponse.json(buildUser());
    }),
  );
});

const write = async (label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('shows before and after, saves, and bills where the bags are picked up', async () => {
  signedIn();
  await openApp('/profile/edit');
  await write(/^町名・番地/, '神宮前9-9-9');
  await write(/^電話番号/, '０９０-９９９９-8888');
  await press('入力内容を確認する');
  expect(await screen.findByText('09099998888')).toBeInTheDocument();
  expect(screen.getByText('変更前：神宮前1-2-3')).toBeInTheDocument();
  expect(screen.queryByText('メールアドレス①')).not.toBeInTheDocument();
  await press('この内容に変更する');
  expect(await screen.findByRole('heading', { name: 'お客様情報を変更しました' })).toHaveFocus();
  const address = { send_addr_detail2: '神宮前9-9-9', bill_addr_detail2: '神宮前9-9-9' };
  expect(sent).toEqual({ ...address, phone_number: '０９０-９９９９-8888', version: 1 });
  expect(sessionStorage.getItem('laundry.customer.draft.profile.12')).toBeNull();
});

it('lets no stored prefecture and city stand below the postal code of another place', async () => {
  signedIn();
  await openApp('/profile/edit');
  await write(/^郵便番号/, '5300001');
  expect(screen.getByLabelText(/^都道府県/)).toHaveValue('');
  expect(screen.getByLabelText(/^町名・番地/)).toHaveValue('神宮前1-2-3');
  await press('入力内容を確認する');
  await waitFor(() => expect(screen.getByLabelText(/^都道府県/)).toHaveAccessibleDescription(/必須項目です/));
  await write(/^郵便番号/, '1500001');
  expect(screen.getByLabelText(/^都道府県/)).toHaveValue('東京都渋谷区');
});

it('the form of the profile lets no more be typed than its check takes', async () => {
  signedIn();
  await openApp('/profile/edit');
  expect(await screen.findByLabelText(/^姓(?!（)/)).toHaveAttribute('maxlength', '50');
  expect(screen.getByLabelText(/^町名・番地/)).toHaveAttribute('maxlength', '200');
});

it('says that a house has no number, and takes it as it is', async () => {
  signedIn();
  await openApp('/profile/edit');
  await screen.findByLabelText(/^町名・番地/);
  expect(screen.queryByText(/^番地が見当たりません/)).toBeNull();
  await write(/^町名・番地/, '神宮前');
  await userEvent.tab();
  expect(screen.getByText(/^番地が見当たりません/)).toBeVisible();
  await press('入力内容を確認する');
  await press('この内容に変更する');
  await waitFor(() => expect(sent).toMatchObject({ send_addr_detail2: '神宮前' }));
});

it('asks a resident of a partner venue for a room, which has no @', async () => {
  signedIn({ user: { source_venue_code: 'V1', send_addr_detail3: 'タワー@101' } });
  await openApp('/profile/edit');
  for (const [room, refusal] of [
    ['', '必須項目です'],
    ['1@2', '入力値が不正です'],
  ] as const) {
    await write(/^部屋番号/, room);
    await press('入力内容を確認する');
    await waitFor(() => expect(screen.getByLabelText(/^部屋番号/)).toHaveAccessibleDescription(new RegExp(refusal)));
  }
  await write(/^部屋番号/, '202');
  await press('入力内容を確認する');
  await press('この内容に変更する');
  await waitFor(() => expect(sent).toMatchObject({ send_addr_detail3_room_number: '202' }));
});

it('sends nothing when nothing has changed', async () => {
  signedIn();
  await openApp('/profile/edit');
  await press('入力内容を確認する');
  expect(await screen.findByText('変更された項目はありません。')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'この内容に変更する' })).not.toBeInTheDocument();
});

it('asks for the confirmation and the password of a new email address, and keeps no password', async () => {
  signedIn();
  server.use(http.post(api('/users/me'), () => refused(422, { current_password: 'current_password_wrong' })));
  await openApp('/profile/edit');
  expect(screen.queryByLabelText(/^現在のパスワード/)).not.toBeInTheDocument();
  await write(/^メールアドレス①必須/, 'new@example.com');
  await press('入力内容を確認する');
  const password = screen.getByLabelText(/^現在のパスワード/);
  await waitFor(() => expect(password).toHaveAccessibleDescription(/必須項目です/));
  expect(screen.getByLabelText(/^メールアドレス①（確認）/)).toHaveFocus();
  await write(/^メールアドレス①（確認）/, 'new@example.com');
  await userEvent.type(password, 'wrong-2026');
  expect(sessionStorage.getItem('laundry.customer.draft.profile.12')).not.toContain('wrong-2026');
  await press('入力内容を確認する');
  await press('この内容に変更する');
  const again = await screen.findByLabelText(/^現在のパスワード/);
  await waitFor(() => expect(again).toHaveAccessibleDescription(/現在のパスワードが違います/));
});

it('stays on the confirmation when the answer is lost, and says so there', async () => {
  signedIn();
  server.use(http.post(api('/users/me'), () => HttpResponse.error()));
  await openApp('/profile/edit');
  await write(/^町名・番地/, '神宮前9-9-9');
  await press('入力内容を確認する');
  await press('この内容に変更する');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^送信できたか確認できませんでした/);
  expect(screen.getByText('変更前：神宮前1-2-3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'この内容に変更する' })).toBeVisible();
});

it('takes a changed name for its reading where no reading is asked for', async () => {
  keepLang('en');
  signedIn();
  await openApp('/profile/edit');
  await write(/^First name/, 'Hanako');
  await press('Check my details');
  await press('Save changes');
  await screen.findByRole('heading', { name: 'Your details have been updated' });
  expect(sent).toMatchObject({ name2: 'Hanako', kana2: '', current_lang: 'en' });
  expect(Object.keys(sent ?? {})).not.toContain('kana1');
});

it('leads back to the profile when the address was typed', async () => {
  signedIn();
  await openApp('/profile/edit');
  await press('前の画面に戻る');
  await waitFor(() => expect(window.location.pathname).toBe('/profile'));
});

it('begins from what was saved when Back leads to it again', async () => {
  signedIn();
  await openApp('/profile/edit');
  await write(/^備考/, '裏口へ');
  await press('入力内容を確認する');
  server.use(http.get(api('/users/me'), () => HttpResponse.json(buildUser({ bikou1: '裏口へ', version: 2 }))));
  await press('この内容に変更する');
  await screen.findByRole('heading', { name: 'お客様情報を変更しました' });
  act(() => window.history.back());
  await write(/^備考/, '');
  await press('入力内容を確認する');
  expect(await screen.findByText('変更前：裏口へ')).toBeVisible();
  await press('この内容に変更する');
  await waitFor(() => expect(sent).toEqual({ bikou1: '', version: 2 }));
});

describe('a form that conflicts with somebody else’s change', () => {
  /** Sends a remark and, if asked, a telephone, after another has written the row. */
  const conflict = async (others: object, typed: { phone?: string } = {}) => {
    const bodies: Record<string, unknown>[] = [];
    server.use(
      http.post(api('/users/me'), async ({ request }) => {
        const body = (await request.json()) as Record<string, unknown>;
        bodies.push(body);
        const current = { phone_number: '09012345678', bikou1: '', ...others, version: 2 };
        return body['version'] === 2
          ? HttpResponse.json(buildUser())
          : problem(409, { reason: 'stale', by: '担当者', at: '2026-11-25 09:00:00', current });
      }),
    );
    signedIn();
    await openApp('/profile/edit');
    await write(/^備考/, '裏口へ');
    if (typed.phone !== undefined) await write(/^電話番号/, typed.phone);
    await press('入力内容を確認する');
    await press('この内容に変更する');
    return bodies;
  };

  it('keeps what only the other changed, without a word', async () => {
    const bodies = await conflict({ phone_number: '0322222222' });
    await screen.findByRole('heading', { name: 'お客様情報を変更しました' });
    expect(bodies).toEqual([
      { bikou1: '裏口へ', version: 1 },
      { bikou1: '裏口へ', version: 2 },
    ]);
  });

  it('says what stands in a field that both changed, and replaces it when it is sent again', async () => {
    const bodies = await conflict({ phone_number: '0322222222' }, { phone: '0333333333' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('変更できませんでした');
    expect(alert).toHaveTextContent('電話番号0322222222');
    expect(screen.getByText('0333333333')).toBeVisible();
    await press('この内容に変更する');
    await screen.findByRole('heading', { name: 'お客様情報を変更しました' });
    expect(bodies.at(-1)).toEqual({ bikou1: '裏口へ', phone_number: '0333333333', version: 2 });
  });

  it('sends what was typed back after it was told', async () => {
    const bodies = await conflict({ phone_number: '0322222222' }, { phone: '0333333333' });
    await screen.findByRole('alert');
    await press('入力に戻る');
    await write(/^電話番号/, '09012345678');
    await press('入力内容を確認する');
    expect(await screen.findByText('変更前：0322222222')).toBeVisible();
    await press('この内容に変更する');
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies.at(-1)).toEqual({ bikou1: '裏口へ', phone_number: '09012345678', version: 2 });
  });
});
