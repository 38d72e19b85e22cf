// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTabStore } from '../../storage/tab-store';
import { hasDraft, keepDraft, readDraft } from './draft';
import { useDraft } from './use-draft';
import { useSentKey } from './use-sent-key';

const store = createTabStore('web');
const FRESH = { note: '', days: [1], code: '' };
const open = (fresh = FRESH, blank?: typeof FRESH) =>
  renderHook(() => useDraft(store, { name: 'form', secrets: ['code'] }, fresh, blank)).result;

beforeEach(() => store.forgetAll());
afterEach(cleanup);

it('what was typed is there when the form is opened anew, but for a secret', () => {
  const form = open();
  act(() => form.current.keep({ ...FRESH, note: 'x', code: '1234' }));
  expect(open().current).toMatchObject({ isResumed: true, record: { ...FRESH, note: 'x' } });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('1234');
});

it('a secret by a name that no field has does not compile', () => {
  // @ts-expect-error `codes` for `code`, which would be written down
  const { result } = renderHook(() => useDraft(store, { name: 'form', secrets: ['codes'] }, FRESH));
  expect(result.current.isResumed).toBe(false);
});

it('a form that stands as it was opened, or holds a secret only, keeps nothing', () => {
  const form = open();
  act(() => form.current.keep({ ...FRESH, note: 'x' }));
  act(() => form.current.keep({ ...FRESH, days: [1], code: '1234' }));
  expect([hasDraft(store, 'form'), open().current.isResumed]).toEqual([false, false]);
});

it('what was left as it stood is up to date, and what somebody else has changed is told', () => {
  const form = open();
  act(() => form.current.keep({ ...FRESH, note: 'mine' }));
  const later = open({ note: 'theirs', days: [2], code: '' }).current;
  expect(later).toMatchObject({ record: { note: 'mine', days: [2] }, conflicts: ['note'] });
});

it('what a reload does not know, such as a ticked row, is stored as it stood once something was typed', () => {
  const ticked = { ...FRESH, note: 'of a row' };
  const form = open(ticked, FRESH);
  expect(form.current).toMatchObject({ isResumed: false, record: ticked });
  act(() => form.current.keep(ticked));
  expect(hasDraft(store, 'form')).toBe(false);
  act(() => form.current.keep({ ...ticked, days: [3] }));
  expect(open(FRESH, FRESH).current.record).toMatchObject({ note: 'of a row', days: [3] });
});

it('what was sent or given up is not there any more', () => {
  const form = open();
  act(() => form.current.keep({ ...FRESH, note: 'x' }));
  act(() => form.current.forget());
  expect([form.current.isResumed, open().current.record]).toEqual([false, FRESH]);
});

it('a form of no name keeps nothing', () => {
  const { result } = renderHook(() => useDraft(store, null, FRESH));
  act(() => result.current.keep({ ...FRESH, note: 'x' }));
  expect(store.names()).toEqual([]);
});

it('a draft of a time limit ends with it', () => {
  vi.useFakeTimers();
  keepDraft(store, { name: 'guest', minutes: 30 }, { name: 'x' }, { name: '' });
  vi.advanceTimersByTime(29 * 60_000);
  expect(readDraft(store, { name: 'guest' }, { name: '' })).toEqual({ name: 'x' });
  vi.advanceTimersByTime(60_000);
  expect(readDraft(store, { name: 'guest' }, { name: '' })).toEqual({ name: '' });
  vi.useRealTimers();
});

it('a form that is stored has its key over a reload, another as long as it is open', () => {
  const keyOf = (form: string | null) => renderHook(() => useSentKey(store, form)).result.current.keyOf;
  expect(keyOf('sale')({ a: 1 })).toBe(keyOf('sale')({ a: 1 }));
  const open = keyOf(null);
  expect(open({ a: 1 })).toBe(open({ a: 1 }));
  expect(open({ a: 1 })).not.toBe(keyOf(null)({ a: 1 }));
});
