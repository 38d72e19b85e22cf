import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { TOKEN_KEY, dropToken, readToken } from '../lib/session/session-token';
import { buildUser } from '../test/builders/build-user';
import { fillIn } from '../test/fill-in';
import { followLink } from '../test/follow-link';
import { held } from '../test/held';
import { openApp } from '../test/open-app';
import { api, problem, server } from '../test/server';
import { signedIn } from '../test/signed-in';

const FIRST = { id: 9, name1: '月野', name2: '花子', email: 'first@example.com' };
const SECOND = { id: 10, name1: '留守', name2: '止', email: 'second@example.com' };

/** A customer is signed in, and the server knows another one by the token `token-2`; what either is asked for by whom. */
function two(): string[] {
  const asked: string[] = [];
  signedIn({ user: FIRST });
  server.use(
    http.get(api('/users/me'), ({ request }) => {
      const token = request.headers.get('Authorization') ?? '';
      asked.push(token);
      return HttpResponse.json(buildUser(token === 'Bearer token-2' ? SECOND : FIRST));
    }),
    http.post(api('/login'), () => HttpResponse.json({ access_token: 'token-2', user: buildUser(SECOND) })),
    http.post(api('/logout'), () => new HttpResponse(null, { status: 204 })),
    http.post(api('/contacts'), () => new HttpResponse(null, { status: 204 })),
  );
  return asked;
}

/** In place of the token of a customer who signed out. */
const SIGNED_OUT = '';

const store = (token: string | null): void =>
  token === null ? localStorage.removeItem(TOKEN_KEY) : localStorage.setItem(TOKEN_KEY, token);

/** What happens on this page when another tab of the browser signs in or out. */
async function elsewhere(token: string | null): Promise<void> {
  store(token);
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: token }));
    await vi.dynamicImportSettled();
  });
}

/** A question as it is read once more, up to the button that sends it. */
async function confirmQuestion(): Promise<HTMLElement> {
  await openApp('/contact');
  await fillIn(await screen.findByLabelText(/^お問い合わせ内容/), '土曜日の集荷について');
  await userEvent.click(screen.getByRole('button', { name: '入力内容を確認する' }));
  return screen.findByRole('button', { name: '送信する' });
}

const signIn = async (): Promise<void> => {
  await fillIn(await screen.findByLabelText('メールアドレス'), SECOND.email);
  await fillIn(screen.getByLabelText('パスワード'), 'demo1234');
  await userEvent.click(screen.getByRole('button', { name: 'ログイン' }));
};

const signOut = async (): Promise<void> => {
  const [out] = await screen.findAllByRole('button', { name: 'ログアウト' });
  await userEvent.click(out ?? document.body);
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
};

describe('another tab', () => {
  it('that signs out leaves nothing of the customer on this page', async () => {
    two();
    await openApp('/profile');
    await screen.findByText('月野 花子');
    await elsewhere(null);
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(screen.queryByText('月野 花子')).not.toBeInTheDocument();
  });

  it('that signs somebody else in makes this page theirs, with what they have', async () => {
    two();
    await openApp('/profile');
    await screen.findByText('月野 花子');
    await elsewhere('token-2');
    expect(await screen.findByText('留守 止')).toBeInTheDocument();
    expect(screen.queryByText('月野 花子')).not.toBeInTheDocument();
  });

  it.each(['focus', 'pageshow', 'visibilitychange'])(
    'is noticed by a page that slept meanwhile (%s)',
    async (woken) => {
      two();
      await openApp('/profile');
      await screen.findByText('月野 花子');
      store('token-2');
      act(() => void window.dispatchEvent(new Event(woken)));
      expect(await screen.findByText('留守 止')).toBeInTheDocument();
    },
  );

  it('lends no name to what is pressed here before it is heard of', async () => {
    two();
    let sentBy: string | null = null;
    server.use(
      http.post(api('/contacts'), ({ request }) => {
        sentBy = request.headers.get('Authorization');
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const send = await confirmQuestion();
    store('token-2');
    fireEvent.click(send); // a click alone: nothing tells the page to look at what is stored
    await screen.findByRole('heading', { name: 'お問い合わせを受け付けました' });
    expect(sentBy).toBe('Bearer token-1');
  });

  it('is not signed out by a session that ended here', async () => {
    two();
    server.use(http.post(api('/contacts'), () => problem(401)));
    const send = await confirmQuestion();
    store('token-2');
    fireEvent.click(send); // a click alone: nothing tells the page to look at what is stored
    await waitFor(() => expect(screen.queryByRole('button', { name: 'ログアウト' })).not.toBeInTheDocument());
    expect(localStorage.getItem(TOKEN_KEY)).toBe('token-2');
  });
});

describe('an answer that comes when the page is another visitor’s', () => {
  const openProfile = async (): Promise<void> => {
    const [profile] = await screen.findAllByRole('link', { name: 'お客様情報' });
    await followLink(profile ?? document.body);
    await screen.findByText('留守 止');
  };

  it('to what was sent leads nowhere, and leaves nothing behind', async () => {
    two();
    const { asked, letGo } = held('post', '/contacts', () => new HttpResponse(null, { status: 204 }));
    await userEvent.click(await confirmQuestion());
    await asked;
    await elsewhere('token-2');
    await openProfile();
    await letGo();
    expect(window.location.pathname).toBe('/profile');
    expect(JSON.stringify(window.history.state)).not.toContain(FIRST.email);
    expect(screen.getByText('留守 止')).toBeInTheDocument();
  });

  it('to a login does not sign in whoever pressed it', async () => {
    two();
    dropToken('signed-out');
    const { asked, letGo } = held('post', '/login', () =>
      HttpResponse.json({ access_token: 'token-1', user: buildUser(FIRST) }),
    );
    await openApp('/login');
    await signIn();
    await asked;
    await elsewhere('token-2');
    await openProfile();
    await letGo();
    expect(readToken()).toBe('token-2');
    expect(localStorage.getItem(TOKEN_KEY)).toBe('token-2');
    expect(window.location.pathname).toBe('/profile');
  });

  it('to a sign-out does not end the session that has begun', async () => {
    two();
    const { asked, letGo } = held('post', '/logout', () => new HttpResponse(null, { status: 204 }));
    await openApp('/profile');
    const [out] = await screen.findAllByRole('button', { name: 'ログアウト' });
    await userEvent.click(out ?? document.body);
    await asked;
    await elsewhere('token-2');
    await screen.findByText('留守 止');
    await letGo();
    expect(localStorage.getItem(TOKEN_KEY)).toBe('token-2');
    expect(screen.getByText('留守 止')).toBeInTheDocument();
  });

  it('does not sign in again whoever has signed out here since', async () => {
    two();
    const { asked, letGo } = held('post', '/users/me/password', () => HttpResponse.json({ access_token: 'token-3' }));
    await openApp('/password/change');
    await fillIn(await screen.findByLabelText('現在のパスワード'), 'demo1234');
    await fillIn(screen.getByLabelText('新しいパスワード'), 'demo12345');
    await fillIn(screen.getByLabelText('新しいパスワード（確認）'), 'demo12345');
    await userEvent.click(screen.getByRole('button', { name: 'パスワードを変更する' }));
    await asked;
    await signOut();
    await letGo();
    expect(readToken()).toBeNull();
    expect(localStorage.getItem(TOKEN_KEY)).toBe(SIGNED_OUT);
  });

  it('of who was here before takes no draft away', async () => {
    two();
    const { asked, letGo } = held('get', '/users/me', () => HttpResponse.json(buildUser(FIRST)));
    await openApp('/contact');
    await asked;
    server.use(http.get(api('/users/me'), () => HttpResponse.json(buildUser(SECOND))));
    await elsewhere('token-2');
    await fillIn(await screen.findByLabelText(/^お問い合わせ内容/), '二人目の質問');
    await letGo();
    expect(Object.values(sessionStorage).join()).toContain('二人目の質問');
  });
});

describe('who signs in next in this tab', () => {
  it('is not led to where the one before was when they signed out in another tab', async () => {
    two();
    await openApp('/profile');
    await screen.findByText('月野 花子');
    await elsewhere(SIGNED_OUT);
    expect(screen.queryByText(/ログインの有効期限が切れました/)).not.toBeInTheDocument();
    await signIn();
    await waitFor(() => expect(window.location.pathname).toBe('/wash-request'));
  });

  it('is led back to their own place when the session only ended there', async () => {
    two();
    await openApp('/profile');
    await screen.findByText('月野 花子');
    await elsewhere(null);
    await screen.findByText(/ログインの有効期限が切れました/);
    server.use(http.post(api('/login'), () => HttpResponse.json({ access_token: 'token-1', user: buildUser(FIRST) })));
    await signIn();
    await waitFor(() => expect(window.location.pathname).toBe('/profile'));
  });

  it('finds nothing that was typed here, which waits for who typed it, when they signed out in another tab', async () => {
    two();
    await openApp('/contact');
    await fillIn(await screen.findByLabelText(/^お問い合わせ内容/), '電話 090-1234-5678');
    await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('090-1234-5678'));
    await elsewhere(SIGNED_OUT);
    expect(Object.values(sessionStorage).join()).toContain('090-1234-5678');
    await elsewhere('token-2');
    await waitFor(() => expect(Object.values(sessionStorage).join()).not.toContain('090-1234-5678'));
  });

  it('is shown no address of who was here when the session ended', async () => {
    two();
    const { asked, letGo } = held('post', '/contacts', () => problem(401));
    await userEvent.click(await confirmQuestion());
    await asked;
    await letGo();
    act(() => window.history.back());
    expect(await screen.findByLabelText(/^メールアドレス/)).toHaveValue('');
  });

  it('finds nothing that was typed before a session ended', async () => {
    two();
    await openApp('/contact');
    await fillIn(await screen.findByLabelText(/^お問い合わせ内容/), '電話 090-1234-5678');
    // Once: the next visitor's own screen asks for theirs.
    server.use(http.get(api('/users/me/washRequests'), () => problem(401), { once: true }));
    const [link] = await screen.findAllByRole('link', { name: '変更・キャンセル' });
    await followLink(link ?? document.body);
    await screen.findByText(/ログインの有効期限が切れました/);
    expect(Object.values(sessionStorage).join()).toContain('090-1234-5678');
    await signIn();
    await waitFor(() => expect(window.location.pathname).not.toBe('/login'));
    expect(Object.values(sessionStorage).join()).not.toContain('090-1234-5678');
  });

  it('finds nothing of it by Back from a sign-out', async () => {
    two();
    await userEvent.click(await confirmQuestion());
    await screen.findByRole('heading', { name: 'お問い合わせを受け付けました' });
    await signOut();
    act(() => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'お問い合わせ' });
    expect(screen.queryByText(/first@example.com/)).not.toBeInTheDocument();
  });
});
