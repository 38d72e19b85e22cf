import { runInThisContext } from 'node:vm';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRecovery } from '../app/loading/recovery';
import { TOKEN_KEY } from '../lib/session/session-token';
import { api, server } from '../test/server';
import { BEFORE_ALL } from './prerender';

const reload = vi.fn();

beforeEach(() => {
  const { origin, href } = window.location;
  vi.stubGlobal('location', { origin, href, reload });
  server.use(
    http.get(api('/maintenance'), () => HttpResponse.json({})),
    http.get('/health/live', () => HttpResponse.json({})),
  );
});
/** What a page of before has set up goes with it. */
const setUp: (() => void)[] = [];

afterEach(() => {
  setUp.splice(0).forEach((undo) => undo());
  vi.unstubAllGlobals();
  reload.mockReset();
  document.body.replaceChildren();
});

/** The text that the build writes into every page. */
function runBeforeAll(): void {
  const listening = vi.spyOn(window, 'addEventListener');
  const watching = vi.spyOn(window, 'setInterval');
  setUp.push(() => {
    listening.mock.calls.forEach(([name, listener]) => window.removeEventListener(name, listener));
    watching.mock.results.forEach(({ value }) => window.clearInterval(value as number));
    vi.restoreAllMocks();
  });
  runInThisContext(BEFORE_ALL);
}

/** The script that is to come after it does not. */
function loseScripts(): void {
  runBeforeAll();
  const script = document.createElement('script');
  script.type = 'module';
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
}

it.each([
  ['a visitor', null, 'ja'],
  ['whoever has signed out', '', 'ja'],
  ['a customer', 'token-1', 'shell'],
])('shows %s what is theirs before any script', (_who, token, first) => {
  if (token !== null) localStorage.setItem(TOKEN_KEY, token);
  runBeforeAll();
  expect(document.documentElement.dataset['first']).toBe(first);
});

it('says that the scripts of a page did not come, and loads it anew when the server can be reached', async () => {
  loseScripts();
  expect(screen.getByRole('alert')).toHaveTextContent('画面を読み込めませんでした');
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('does not load a page anew that was loaded anew for a screen less than a minute ago', async () => {
  const { unmount } = renderHook(() => useRecovery(1, () => undefined));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  unmount();
  loseScripts();
  expect(screen.getByRole('alert')).toHaveTextContent('画面を読み込めませんでした');
  const asking = vi.spyOn(window, 'fetch');
  window.dispatchEvent(new Event('online'));
  // Whoever asked hears the answer before this does.
  await Promise.all(asking.mock.results.map(({ value }) => value));
  expect(asking).toHaveBeenCalledWith('/health/live');
  expect(reload).toHaveBeenCalledOnce();
});
