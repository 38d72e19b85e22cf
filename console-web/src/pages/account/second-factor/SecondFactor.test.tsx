import type { components } from '@laundry/backend/api';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setServerTime } from '@laundry/web-kit/clock';
import { on } from '../../../testing/answers';
import { api, refused } from '../../../testing/api';
import { catchDownloads } from '../../../testing/downloads';
import { renderConsole } from '../../../testing/render-console';

type State = components['schemas']['SecondFactorView'];
const NONE: State = {
  confirmed_at: null,
  has_app: false,
  is_app_unreadable: false,
  passkeys: [],
  passkey_domain: null,
  recovery_codes_left: 0,
  due_at: null,
};
const ON: State = { ...NONE, confirmed_at: '2026-11-25 09:00:00', has_app: true, recovery_codes_left: 10 };
const CODES = Array.from({ length: 10 }, (_, at) => `aaaa-bbbb-cccc-ddd${at}`);
let state: State;

/** After who is signed in, so that it comes first. */
function open(path: string, person: 'admin' | 'leader' = 'admin') {
  const rendered = renderConsole(path, { as: person });
  api.use(
    on('get', '/users/me/sessions', () => []),
    on('get', '/users/me/secondFactor', () => state),
    on('post', '/users/me/secondFactor', () => ({ secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' })),
    on('post', '/users/me/secondFactor/confirm', () => {
      state = ON;
      return { recovery_codes: CODES };
    }),
    on('post', '/users/me/secondFactor/remove', () => {
      state = NONE;
      return undefined;
    }),
  );
  return rendered;
}

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  state = NONE;
});

it('a second factor is set up by a QR code or its text, a code, and recovery codes that are told once', async () => {
  const { user } = open('/admin/account');
  await user.click(await screen.findByRole('button', { name: '認証アプリを設定する' }));
  expect(await screen.findByTitle('認証アプリ用のQRコード')).toBeInTheDocument();
  expect(screen.getByText('ABCD EFGH')).toBeInTheDocument();
  await user.type(screen.getByLabelText('確認コード'), '123456');
  await user.click(screen.getByRole('button', { name: '設定を完了する' }));
  for (const code of CODES) expect(await screen.findByText(code)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '保管しました' }));
  expect(await screen.findByText(/予備コードの残り: 10個/)).toBeInTheDocument();
  expect(screen.queryByText(CODES[0] ?? '')).not.toBeInTheDocument();
});

it('an app that cannot be used is told as such, and set up anew', async () => {
  state = { ...ON, is_app_unreadable: true };
  const { user } = open('/admin/account');
  const words = '登録済みの認証アプリは、現在ご利用いただけません。設定し直してください。';
  expect(await screen.findByText(words)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '別の端末の認証アプリに変更する' }));
  await user.type(await screen.findByLabelText('確認コード'), '123456');
  await user.click(screen.getByRole('button', { name: '設定を完了する' }));
  await user.click(await screen.findByRole('button', { name: '保管しました' }));
  expect(await screen.findByText(/予備コードの残り: 10個/)).toBeInTheDocument();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

it('recovery codes can be copied, and saved as a file', async () => {
  const saved = catchDownloads();
  state = ON;
  const { user } = open('/admin/account');
  api.use(on('post', '/users/me/secondFactor/recoveryCodes', () => ({ recovery_codes: CODES })));
  await user.click(await screen.findByRole('button', { name: '予備コードを再発行する' }));
  await user.click(await screen.findByRole('button', { name: 'コピー' }));
  expect(await screen.findByText('コピーしました')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
  await user.click(screen.getByRole('button', { name: 'テキストファイルで保存' }));
  expect(saved).toEqual(['予備コード.txt']);
  const [file] = vi.mocked(URL.createObjectURL).mock.calls[0] ?? [];
  const kept = await (file as Blob).text();
  expect(kept.split('\n')).toEqual([
    '集配コンソール 予備コード',
    window.location.origin,
    'アカウント: 管理 太郎（管理者）',
    '発行: 2026/11/25',
    '',
    ...CODES,
    '',
  ]);
});

it('does not let go of recovery codes that nobody has kept without a question', async () => {
  state = ON;
  const { user, router } = open('/admin/account');
  api.use(on('post', '/users/me/secondFactor/recoveryCodes', () => ({ recovery_codes: CODES })));
  await user.click(await screen.findByRole('button', { name: '予備コードを再発行する' }));
  await screen.findByText(CODES[0] ?? '');
  await act(() => router.navigate('/wash-requests'));
  await user.click(await screen.findByRole('button', { name: '予備コードに戻る' }));
  expect(screen.getByText(CODES[0] ?? '')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/admin/account');
  const reload = new Event('beforeunload', { cancelable: true });
  fireEvent(window, reload);
  expect(reload.defaultPrevented).toBe(true);
  await act(() => router.navigate('/wash-requests'));
  await user.click(await screen.findByRole('button', { name: '画面を離れる' }));
  expect(router.state.location.pathname).toBe('/admin/wash-requests');
});

it('once kept, are left without a question', async () => {
  state = ON;
  const { user, router } = open('/admin/account');
  api.use(on('post', '/users/me/secondFactor/recoveryCodes', () => ({ recovery_codes: CODES })));
  await user.click(await screen.findByRole('button', { name: '予備コードを再発行する' }));
  await user.click(await screen.findByRole('button', { name: '保管しました' }));
  await act(() => router.navigate('/wash-requests'));
  expect(router.state.location.pathname).toBe('/admin/wash-requests');
});

it('does not hold up who signs out', async () => {
  state = ON;
  const { user, router } = open('/admin/account');
  api.use(
    on('post', '/users/me/secondFactor/recoveryCodes', () => ({ recovery_codes: CODES })),
    on('post', '/logout', () => undefined),
  );
  await user.click(await screen.findByRole('button', { name: '予備コードを再発行する' }));
  await screen.findByText(CODES[0] ?? '');
  await user.click(screen.getByRole('button', { name: 'ログアウト' }));
  expect(await screen.findByLabelText('メールアドレス')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/admin/login');
});

it('a second factor is set up on the phone that shows it: a link opens the app, and the key is copied without its gaps', async () => {
  const { user } = open('/admin/account');
  await user.click(await screen.findByRole('button', { name: '認証アプリを設定する' }));
  const link = await screen.findByRole('link', { name: 'この端末の認証アプリで開く' });
  expect(link).toHaveAttribute('href', 'otpauth://totp/x?secret=ABCDEFGH');
  await user.click(screen.getByRole('button', { name: 'キーをコピー' }));
  expect(await screen.findByText('コピーしました')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('ABCDEFGH');
});

it('a wrong code is said at its field', async () => {
  const { user } = open('/admin/account');
  api.use(on('post', '/users/me/secondFactor/confirm', () => refused(422, { code: 'second_factor_wrong' })));
  await user.click(await screen.findByRole('button', { name: '認証アプリを設定する' }));
  await user.type(await screen.findByLabelText('確認コード'), '123456');
  await user.click(screen.getByRole('button', { name: '設定を完了する' }));
  await waitFor(() => expect(screen.getByLabelText('確認コード')).toBeInvalid());
  expect(screen.getByLabelText('確認コード')).toHaveAccessibleDescription(/^▲ 確認コードが正しくない/);
  expect(screen.getByLabelText('確認コード')).toHaveFocus();
});

it('a second factor is removed after a question', async () => {
  state = { ...ON, recovery_codes_left: 3 };
  const { user } = open('/admin/account');
  await user.click(await screen.findByRole('button', { name: '認証アプリを解除する' }));
  await user.click(await screen.findByRole('button', { name: '解除する' }));
  expect(await screen.findByRole('button', { name: '認証アプリを設定する' })).toBeInTheDocument();
});

it('the days that are left until a second factor is due are told', async () => {
  state = { ...NONE, due_at: '2026-11-27 09:00:00' };
  open('/admin');
  expect(await screen.findByText(/あと2日です/)).toBeInTheDocument();
});

it('once a second factor is due, every screen leads to its set-up', async () => {
  state = { ...NONE, due_at: '2026-11-25 08:00:00' };
  const { router } = open('/admin');
  expect(await screen.findByText(/設定期限を過ぎています/)).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/admin/account');
});
