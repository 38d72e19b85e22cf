import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { on } from '../../testing/answers';
import { api, listHandler, problem } from '../../testing/api';
import { renderConsole } from '../../testing/render-console';
import { dataProvider } from '../data-provider';
import { tabStore } from '../storage/tab-store';
import { buildAuthProvider } from './auth-provider';
import { endedSession } from './ended-session';

const TOKEN = 'laundry.console.token';

/** Another tab has a memory of its own over the same local storage. */
async function inAnotherTab() {
  vi.resetModules();
  const { session } = await import('./session');
  const there = await import('./auth-provider');
  return { session, authProvider: there.buildAuthProvider('staff', () => undefined) };
}
const hear = (key: string | null = TOKEN) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage })));

const leaderAtWork = async () => {
  const leaveFor = vi.fn();
  api.use(listHandler([]));
  renderConsole('/staff/wash-requests', { as: 'leader', leaveFor });
  await screen.findByRole('heading', { name: '集配一覧' });
  tabStore.keep('sale', { name: '伊藤' });
  return leaveFor;
};
const draft = () => tabStore.read('sale');

it('a page is left when another tab signs somebody in', async () => {
  const leaveFor = await leaderAtWork();
  (await inAnotherTab()).session.start('of the manager');
  hear();
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/staff/');
  expect(draft()).not.toBeNull();
});

it('a sign-out in another tab leaves the page for the sign-in, and what was begun waits', async () => {
  const leaveFor = await leaderAtWork();
  (await inAnotherTab()).session.signOut();
  hear();
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/staff');
  expect([draft(), endedSession.isNoted()]).toEqual([{ name: '伊藤' }, false]);
});

it('a session that ended in another tab leads to the sign-in, and what was begun waits', async () => {
  const leaveFor = await leaderAtWork();
  (await inAnotherTab()).session.end();
  hear();
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/staff/');
  expect([draft(), endedSession.isNoted()]).toEqual([{ name: '伊藤' }, true]);
});

it('a cleared storage ends the page', async () => {
  const leaveFor = await leaderAtWork();
  localStorage.clear();
  hear(null);
  expect(leaveFor).toHaveBeenCalledOnce();
});

it.each(['pageshow', 'visibilitychange'])('a page that slept meanwhile is left at its %s', async (wake) => {
  const leaveFor = await leaderAtWork();
  (await inAnotherTab()).session.start('of the manager');
  act(() => void document.dispatchEvent(new Event(wake, { bubbles: true })));
  expect(leaveFor).toHaveBeenCalledOnce();
});

it('a page whose session is the stored one stays', async () => {
  const leaveFor = await leaderAtWork();
  localStorage.setItem('another', 'word');
  hear('another');
  hear();
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(leaveFor).not.toHaveBeenCalled();
});

it('nothing is sent in the name of whom another tab signed in, also before the page has heard of it', async () => {
  const leaveFor = await leaderAtWork();
  const sentBy = vi.fn();
  api.use(
    on('post', '/admin/washRequestLimit', ({ headers, body }) => {
      sentBy(headers.get('Authorization'));
      return { id: 5, ...body };
    }),
  );
  await dataProvider.setLimit('2026-12-10', 3, { limit: null, holiday: false });
  (await inAnotherTab()).session.start('of the manager');
  void dataProvider.setLimit('2026-12-10', 4, { limit: null, holiday: false });
  await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
  expect(sentBy.mock.calls).toEqual([['Bearer token']]);
});

it('a refusal of the old session does not sign out whom another tab has signed in meanwhile', async () => {
  const leaveFor = await leaderAtWork();
  api.use(
    on('post', '/admin/washRequestLimit', () => {
      localStorage.setItem(TOKEN, 'of the manager');
      return problem(401, {});
    }),
  );
  void dataProvider
    .setLimit('2026-12-10', 3, { limit: null, holiday: false })
    .catch(buildAuthProvider('staff', leaveFor).checkError);
  await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  expect(localStorage.getItem(TOKEN)).toBe('of the manager');
});

it('a sign-in that waits goes on where another tab has signed in', async () => {
  const leaveFor = vi.fn();
  renderConsole('/staff/login', { leaveFor });
  await screen.findByLabelText('パスワード');
  (await inAnotherTab()).session.start('of the manager');
  hear();
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/staff');
});
