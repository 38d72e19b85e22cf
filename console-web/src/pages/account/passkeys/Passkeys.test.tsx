import type { components } from '@laundry/backend/api';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setServerTime } from '@laundry/web-kit/clock';
import { on } from '../../../testing/answers';
import { api, problem } from '../../../testing/api';
import { renderConsole } from '../../../testing/render-console';

type State = components['schemas']['SecondFactorView'];
const CODES = Array.from({ length: 10 }, (_, at) => `aaaa-bbbb-cccc-ddd${at}`);
const KEY = { id: 7, name: '鍵', created_at: '2026-11-25 09:00:00', last_used_at: null };
let state: State;
let sent: unknown[];

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
/** What a browser makes when its owner agrees. */
const MADE = {
  id: 'AQID',
  rawId: bytes('\u0001\u0002\u0003'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: {
    clientDataJSON: bytes('{}'),
    attestationObject: bytes('a'),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
};

function browserThat(create: () => Promise<unknown>): void {
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
}

function open() {
  const rendered = renderConsole('/admin/account', { as: 'admin' });
  api.use(
    on('get', '/users/me/sessions', () => []),
    on('get', '/users/me/secondFactor', () => state),
    on('post', '/users/me/secondFactor/passkeys/begin', () => ({
      challenge: 'Y2hhbGxlbmdl',
      domain: 'localhost',
      site_name: 'せんたく便',
      user_id: 'dXNlcg',
      user_name: 'a@example.com',
      display_name: '管理 太郎',
      known: [],
    })),
    on('post', '/users/me/secondFactor/passkeys', ({ body }) => {
      sent.push(body);
      state = {
        ...state,
        confirmed_at: KEY.created_at,
        passkeys: [{ ...KEY, name: body.name }],
        recovery_codes_left: 10,
      };
      return { recovery_codes: CODES };
    }),
    on('post', '/users/me/secondFactor/passkeys/{id}/remove', ({ id }) => {
      sent.push(id);
      state = { ...state, confirmed_at: null, passkeys: [] };
      return undefined;
    }),
  );
  return rendered;
}

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  sent = [];
  state = {
    confirmed_at: null,
    has_app: false,
    is_app_unreadable: false,
    passkeys: [],
    passkey_domain: 'localhost',
    recovery_codes_left: 0,
    due_at: null,
  };
  browserThat(() => Promise.resolve(MADE));
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

const add = async (name: string) => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'パスキーを追加' }));
  const dialog = within(await screen.findByRole('dialog'));
  if (name !== '') await user.type(dialog.getByLabelText(/名前/), name);
  await user.click(dialog.getByRole('button', { name: '追加する' }));
  return { user, dialog };
};

it('is added by its name; the first brings recovery codes', async () => {
  const { user } = await add('鍵');
  expect(await screen.findByText(CODES[0] ?? '')).toBeInTheDocument();
  expect(sent).toEqual([
    { name: '鍵', credential: 'AQID', client_data: 'e30', attestation: 'YQ', transports: ['internal'] },
  ]);
  await user.click(screen.getByRole('button', { name: '保管しました' }));
  expect(await screen.findByText('鍵')).toBeInTheDocument();
});

it('is not added without a name, nor when its owner declines', async () => {
  browserThat(() => Promise.reject(new DOMException('declined', 'NotAllowedError')));
  const { user, dialog } = await add('');
  expect(sent).toEqual([]);
  await user.type(dialog.getByLabelText(/名前/), '鍵');
  await user.click(dialog.getByRole('button', { name: '追加する' }));
  expect(await dialog.findByText(/パスキーを追加できませんでした/)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('is removed after a question, and a refusal says why', async () => {
  state = { ...state, confirmed_at: KEY.created_at, passkeys: [KEY] };
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'パスキー「鍵」を削除' }));
  const dialog = within(await screen.findByRole('dialog'));
  let isLast = true;
  api.use(
    on('post', '/users/me/secondFactor/passkeys/{id}/remove', ({ id }) => {
      if (isLast) return problem(403, { detail: '最後の手段です' });
      sent.push(id);
      state = { ...state, passkeys: [] };
      return undefined;
    }),
  );
  await user.click(dialog.getByRole('button', { name: '削除する' }));
  expect(await dialog.findByText(/最後の手段です/)).toBeInTheDocument();
  expect(sent).toEqual([]);
  isLast = false;
  await user.click(dialog.getByRole('button', { name: '削除する' }));
  expect(await screen.findByText('パスキーを削除しました')).toBeInTheDocument();
  expect(sent).toEqual([7]);
});

it('is promised where it is offered, and where one is registered', async () => {
  open();
  expect(await screen.findByText(/6桁のコードか、パスキーでログインを守ります/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'パスキーを追加' })).toBeInTheDocument();
});

it.each([
  [[], 'パスワードだけでログインできるようになり、予備コードも使えなくなります。'],
  [[KEY], '今後は、パスキーか予備コードでログインします。'],
])('%j: what removing the app leaves is told before', async (passkeys, words) => {
  state = { ...state, confirmed_at: KEY.created_at, has_app: true, passkeys, passkey_domain: null };
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '認証アプリを解除する' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(`認証アプリのコードではログインできなくなります。${words}`)).toBeInTheDocument();
  expect(screen.queryAllByText(/パスキー/).length > 0).toBe(passkeys.length > 0);
});

it.each<[string, string | null]>([
  ['the service has no domain', null],
  ['the page is of another domain', 'desk.example'],
])('is not offered where %s', async (_, passkey_domain) => {
  state = { ...state, passkey_domain };
  open();
  expect(await screen.findByRole('button', { name: '認証アプリを設定する' })).toBeInTheDocument();
  expect(screen.queryByText(/パスキー/)).not.toBeInTheDocument();
});

it('is not offered by a browser that has none', async () => {
  vi.unstubAllGlobals();
  open();
  expect(await screen.findByRole('button', { name: '認証アプリを設定する' })).toBeInTheDocument();
  expect(screen.queryByText(/パスキー/)).not.toBeInTheDocument();
});
