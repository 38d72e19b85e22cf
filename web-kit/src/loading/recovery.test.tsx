// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazily } from './lazily';
import { LoadFailed } from './load-once';
import { ScreenBoundary, type ScreenFailure } from './screen-boundary';
import { useRecovery } from './use-recovery';

const RELOADS = { key: 'reloaded', pauseMillis: 60_000 };
const reload = vi.fn();
const line = { isUp: false };

beforeEach(() => {
  line.isUp = false;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('location', { ...window.location, reload });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  reload.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Failure({ tries, onAgain, error }: ScreenFailure) {
  useRecovery({ tries, onAgain, isReachable: async () => line.isUp, reloads: RELOADS });
  return <p role="alert">{error instanceof LoadFailed ? `tried ${tries}` : 'broken'}</p>;
}

/** A screen whose code comes when `arrives` says so. */
const screenThat = (arrives: () => boolean) =>
  lazily(async () => {
    if (!arrives()) throw new TypeError('no line');
    return { default: ({ what = 'prices' }: { what?: string }) => <p>{what}</p> };
  });
const at = (place: string, content: ReactNode) => (
  <ScreenBoundary place={place} Failure={Failure}>
    <Suspense>{content}</Suspense>
  </ScreenBoundary>
);
const open = (content: ReactNode) => act(async () => render(at('/prices', content)));

it('a screen whose code did not come is here when the browser says that the line is back', async () => {
  const Screen = screenThat(() => line.isUp);
  await open(<Screen />);
  expect(screen.getByRole('alert').textContent).toBe('tried 0');
  line.isUp = true;
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('prices')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

it('it looks again by itself when the browser does not know that the line is back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const Screen = screenThat(() => line.isUp);
  await open(<Screen />);
  line.isUp = true;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await screen.findByText('prices')).toBeTruthy();
});

it('a screen that does not come from a server which answers loads the page anew, once in a pause', async () => {
  line.isUp = true;
  const Screen = screenThat(() => false);
  await open(<Screen />);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  for (let again = 0; again < 3; again += 1) await act(async () => void fireEvent(window, new Event('online')));
  expect(reload).toHaveBeenCalledOnce();
});

it('another place is another try, and a screen that breaks takes no other with it', async () => {
  const Screen = screenThat(() => false);
  const { rerender } = await open(<Screen />);
  rerender(at('/members', <p>members</p>));
  expect(screen.getByText('members')).toBeTruthy();
  const Broken = () => {
    throw new Error('broken');
  };
  rerender(at('/broken', <Broken />));
  expect(screen.getByRole('alert').textContent).toBe('broken');
});

it('what was loaded before it is drawn is drawn at once, and loaded once', async () => {
  const load = vi.fn(async () => ({ default: () => <p>prices</p> }));
  const Screen = lazily(load);
  await Screen.load();
  render(at('/prices', <Screen />));
  expect(screen.getByText('prices')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});
