import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { ScreenBoundary } from '@laundry/web-kit/loading/screen-boundary';
import { HttpResponse, http } from 'msw';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { API, api } from '../../testing/api';
import { BrokenScreen } from './BrokenScreen';

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

it('names the connection for a screen that could not be loaded, and shows it when the line is back', async () => {
  const { line, Screen } = cutLine();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () =>
    render(
      <ScreenBoundary Failure={BrokenScreen}>
        <Suspense>
          <Screen />
        </Suspense>
      </ScreenBoundary>,
    ),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(/サーバーに接続できない/);
  line.isUp = true;
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('料金表')).toBeInTheDocument();
});
