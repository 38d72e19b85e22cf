import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { on } from '../../testing/answers';
import { api, problem, refused, sessionHandlers } from '../../testing/api';
import { PEOPLE } from '../../testing/builders';
import { renderConsole } from '../../testing/render-console';

/** Somebody whose password is right, and whose code has to come, too. */
async function askedForCode(passkey: object | null = null) {
  api.use(
    on('post', '/login', () => problem(403, { reason: 'second_factor_required', challenge: 'c1', passkey })),
    ...sessionHandlers('admin').slice(1),
  );
  const { user, router } = renderConsole('/admin/login');
  await user.type(await screen.findByLabelText(/メールアドレス/), 'admin@example.com');
  await user.type(screen.getByLabelText('パスワード'), 'demo1234');
  await user.click(screen.getByRole('button', { name: 'ログイン' }));
  await user.type(await screen.findByLabelText('確認コード'), '123456');
  return { user, router, send: () => user.click(screen.getByRole('button', { name: '確認してログイン' })) };
}

it('asks for the code and signs in with it', async () => {
  const { send } = await askedForCode();
  api.use(
    on('post', '/login/secondFactor', ({ body }) =>
      body.challenge === 'c1' && body.code === '123456'
        ? Response.json({ access_token: 'token', user: PEOPLE.admin })
        : problem(401, {}),
    ),
  );
  await send();
  expect(await screen.findByRole('heading', { name: '管理者トップ' })).toBeInTheDocument();
});

it('keeps asking after a wrong code, and begins anew after a late one', async () => {
  const { send } = await askedForCode();
  api.use(on('post', '/login/secondFactor', () => refused(422, { code: 'second_factor_wrong' })));
  await send();
  expect(await screen.findByText('▲ 確認コードが正しくないか、すでに使用されています')).toBeInTheDocument();
  api.use(on('post', '/login/secondFactor', () => problem(401, { detail: '期限を過ぎました' })));
  await send();
  expect(await screen.findByText('▲ 期限を過ぎました')).toBeInTheDocument();
  expect(screen.getByLabelText(/メールアドレス/)).toHaveValue('admin@example.com');
});

describe('by a passkey', () => {
  const OFFER = { domain: 'localhost', passkeys: [{ id: 'AQID', transports: ['internal'] }] };
  const bytes = (text: string) => new TextEncoder().encode(text).buffer;
  const SIGNED = {
    id: 'AQID',
    rawId: bytes('x'),
    type: 'public-key',
    response: { clientDataJSON: bytes('{}'), authenticatorData: bytes('a'), signature: bytes('s') },
    getClientExtensionResults: () => ({}),
  };
  const browserThat = (get: () => Promise<unknown>) =>
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });

  beforeEach(() => void vi.stubGlobal('PublicKeyCredential', class {}));
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it('goes on with what it has signed', async () => {
    browserThat(() => Promise.resolve(SIGNED));
    const { user } = await askedForCode(OFFER);
    const signed = {
      challenge: 'c1',
      credential: 'AQID',
      client_data: 'e30',
      authenticator_data: 'YQ',
      signature: 'cw',
    };
    let sent: unknown;
    api.use(
      on('post', '/login/passkey', ({ body }) => {
        sent = body;
        return Response.json({ access_token: 'token', user: PEOPLE.admin });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'パスキーで続ける' }));
    expect(await screen.findByRole('heading', { name: '管理者トップ' })).toBeInTheDocument();
    expect(sent).toEqual(signed);
  });

  it('leaves the typed code where a passkey is declined', async () => {
    browserThat(() => Promise.reject(new DOMException('declined', 'NotAllowedError')));
    const { user } = await askedForCode(OFFER);
    await user.click(screen.getByRole('button', { name: 'パスキーで続ける' }));
    expect(await screen.findByText(/パスキーを使えませんでした/)).toBeInTheDocument();
    expect(screen.getByLabelText('確認コード')).toHaveValue('123456');
  });

  it('is not offered on the page of another domain', async () => {
    await askedForCode({ ...OFFER, domain: 'desk.example' });
    expect(screen.queryByRole('button', { name: 'パスキーで続ける' })).not.toBeInTheDocument();
  });
});
