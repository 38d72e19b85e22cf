// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTabSession } from './tab-session';

const KEY = 'token';
const inAnotherTab = () => createTabSession(KEY);
const hear = (occasion = 'storage') => void window.dispatchEvent(new Event(occasion));

beforeEach(() => localStorage.clear());
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function signedIn() {
  const session = createTabSession(KEY);
  session.start('mine');
  const onReplaced = vi.fn();
  stops.push(session.watch(onReplaced));
  return { session, onReplaced };
}

it('a page that is opened works with what the tabs share', () => {
  signedIn();
  expect(inAnotherTab().token()).toBe('mine');
});

it.each([
  ['signs somebody in', (tab: ReturnType<typeof inAnotherTab>) => tab.start('theirs'), null, 'theirs'],
  ['signs out', (tab: ReturnType<typeof inAnotherTab>) => tab.signOut(), 'signed-out', null],
  ['finds the session ended', (tab: ReturnType<typeof inAnotherTab>) => tab.end(), 'refused', null],
  ['clears the storage', () => localStorage.clear(), 'refused', null],
] as const)(
  'another tab that %s replaces the session, which stays this page’s until it follows',
  (_, act, end, next) => {
    const { session, onReplaced } = signedIn();
    act(inAnotherTab());
    expect([session.token(), session.isReplaced(), session.endElsewhere()]).toEqual(['mine', true, end]);
    hear();
    expect(onReplaced).toHaveBeenCalledOnce();
    session.follow();
    expect([session.token(), session.isReplaced()]).toEqual([next, false]);
  },
);

it.each(['pageshow', 'focus', 'visibilitychange'])('a page that slept hears of it at its %s', (occasion) => {
  const { onReplaced } = signedIn();
  inAnotherTab().start('theirs');
  hear(occasion);
  expect(onReplaced).toHaveBeenCalledOnce();
});

it('what happened before anybody watched is told at once, and nothing after the watch has ended', () => {
  const session = createTabSession(KEY);
  inAnotherTab().start('theirs');
  const onReplaced = vi.fn();
  session.watch(onReplaced)();
  expect(onReplaced).toHaveBeenCalledOnce();
  hear();
  expect(onReplaced).toHaveBeenCalledOnce();
});

it('another word in the storage, and the own session, tell nothing', () => {
  const { session, onReplaced } = signedIn();
  localStorage.setItem('another', 'word');
  hear();
  session.signOut();
  hear();
  expect(onReplaced).not.toHaveBeenCalled();
});

it.each(['end', 'signOut'] as const)('%s leaves whom another tab has signed in meanwhile', (way) => {
  const { session } = signedIn();
  inAnotherTab().start('theirs');
  session[way]();
  expect([session.token(), localStorage.getItem(KEY)]).toEqual([null, 'theirs']);
});

it('a session that does not fit into the storage is this page’s all the same, and can be left', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const { session, onReplaced } = signedIn();
  hear();
  expect([session.token(), onReplaced.mock.calls.length]).toEqual(['mine', 0]);
  session.signOut();
  expect(session.token()).toBeNull();
});

it.each([
  ['ends', (session: ReturnType<typeof createTabSession>) => session.end(), 1],
  ['is signed out', (session: ReturnType<typeof createTabSession>) => session.signOut(), 1],
  ['is replaced by a sign-in', (session: ReturnType<typeof createTabSession>) => session.start('next'), 1],
  ['begins anew with the same token', (session: ReturnType<typeof createTabSession>) => session.start('mine'), 0],
] as const)('what modules keep of a session is forgotten when it %s', (_, act, times) => {
  const { session } = signedIn();
  const forget = vi.fn();
  session.onEnd(forget);
  act(session);
  expect(forget).toHaveBeenCalledTimes(times);
});
