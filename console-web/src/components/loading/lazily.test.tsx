import { act, fireEvent, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { type ReactNode, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { API, api } from '../../testing/api';
import { ErrorBoundary } from './ErrorBoundary';
import { lazily } from './lazily';

afterEach(() => vi.useRealTimers());

/** A line that is cut, and a screen whose code is still to come. */
function cutLine() {
  const line = { isUp: false };
  api.use(
    http.get(`${API}/maintenance`, () => (line.isUp ? HttpResponse.json({ maint_flg: 0 }) : HttpResponse.error())),
  );
  const Screen = lazily(async () => {
    if (!line.isUp) throw new TypeError('no line');
    return { default: () => <p>料金表</p> };
  });
  return { line, Screen };
}
const shown = (place: string, content: ReactNode) => (
  <ErrorBoundary place={place}>
    <Suspense>{content}</Suspense>
  </ErrorBoundary>
);

it('names the connection for a screen that could not be loaded, and shows it when the line is back', async () => {
  const { line, Screen } = cutLine();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => render(shown('/prices', <Screen />)));
  expect(await screen.findByRole('alert')).toHaveTextContent(/サーバーに接続できない/);
  line.isUp = true;
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('料金表')).toBeInTheDocument();
});

it('looks again by itself when the browser does not know that the line is back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { line, Screen } = cutLine();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => render(shown('/prices', <Screen />)));
  await screen.findByRole('alert');
  line.isUp = true;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await screen.findByText('料金表')).toBeInTheDocument();
});

it('leaves another place alone', async () => {
  const { Screen } = cutLine();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = await act(async () => render(shown('/prices', <Screen />)));
  await screen.findByRole('alert');
  rerender(shown('/members', <p>スタッフ</p>));
  expect(screen.getByText('スタッフ')).toBeInTheDocument();
});
