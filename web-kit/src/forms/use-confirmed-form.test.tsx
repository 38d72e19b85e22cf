// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../calls/api-error';
import { createTabStore } from '../storage/tab-store';
import type { RefusalWords } from './form-refusal';
import { LateAnswerContext } from './late-answer';
import { type End, useConfirmedForm } from './use-confirmed-form';

interface Values {
  note: string;
  code: string;
}
const WORDS: RefusalWords = {
  ofField: ([{ code }]) => code,
  ofOthers: ([{ code }]) => code,
  ofFailure: (error) => (error as ApiError).detail,
};
const FRESH: Values = { note: '', code: '' };
const store = createTabStore('web');
const world = {
  send: vi.fn<(values: Values, key: string) => Promise<{ id: number; code: string }>>(),
  look: vi.fn<(values: Values) => Promise<Values>>(),
  changed: vi.fn(),
  mendsThere: vi.fn<(wrong: readonly string[]) => boolean>(),
  told: vi.fn(),
  end: (answer: { id: number; code: string }): End<{ id: number; code: string }, Values> => ({ done: answer }),
};

function Form() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const flow = useConfirmedForm<Values, Values, { id: number; code: string }, { id: number; code: string }>(
    store,
    WORDS,
    {
      draft: { name: 'form.1', secrets: ['code'] },
      rule: ({ note }): Partial<Values> => (note === '' ? { note: 'required' } : {}),
      fresh: FRESH,
      checkedOf: (values) => values,
      valuesOf: (values) => values,
      sendKeyed: world.send,
      ended: (answer) => world.end(answer),
      changed: world.changed,
      mendsThere: world.mendsThere,
    },
  );
  const { form, confirming, done, trouble } = flow;
  return (
    <main>
      <h1>{pathname}</h1>
      <button onClick={() => void navigate('/elsewhere')}>leave</button>
      {done && <p>{`done ${done.id} ${done.code}`}</p>}
      {confirming && (
        <>
          <p>{`confirm ${confirming.note}`}</p>
          {trouble !== null && <p role="alert">trouble</p>}
          <button onClick={flow.toInput}>back</button>
          <button onClick={() => flow.submit(confirming)}>send</button>
        </>
      )}
      {!done && !confirming && (
        <form onSubmit={flow.toConfirm}>
          <input aria-label="note" aria-invalid={form.formState.errors.note !== undefined} {...form.register('note')} />
          <input aria-label="code" {...form.register('code')} />
          <p>{form.formState.errors.note?.message}</p>
          {flow.lost.map((field) => (
            <p key={field}>{`${field} is lost`}</p>
          ))}
          <button>check</button>
        </form>
      )}
    </main>
  );
}

const Page = () => (useLocation().pathname === '/form' ? <Form /> : <p>elsewhere</p>);
const openPage = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LateAnswerContext value={world.told}>
        <BrowserRouter useTransitions={false}>
          <Page />
        </BrowserRouter>
      </LateAnswerContext>
    </QueryClientProvider>,
  );
/** The same place of the same tab. */
const reload = () => {
  cleanup();
  openPage();
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (field: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(field), { target: { value } }));
const typed = (field: string) => screen.getByLabelText<HTMLInputElement>(field).value;

async function confirm(note = 'x', code = ''): Promise<void> {
  openPage();
  await type('note', note);
  if (code !== '') await type('code', code);
  await press('check');
  await screen.findByText(`confirm ${note}`);
}

beforeEach(() => {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  store.forgetAll();
  window.history.replaceState(null, '', '/form');
  world.send.mockReset().mockImplementation(async (values) => ({ id: 7, code: values.code }));
  world.look.mockReset().mockImplementation(async (values) => values);
  world.changed.mockReset();
  world.told.mockReset();
  world.end = (answer) => ({ done: answer });
});
afterEach(cleanup);
const keys = () => world.send.mock.calls.map(([, key]) => key);

it('what the rule refuses stays in the input, and its first wrong field has the keyboard', async () => {
  openPage();
  await press('check');
  expect(await screen.findByText('required')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('note')));
});

it('it is sent once, read again, and done; the draft is gone and Back leads to a fresh form', async () => {
  await confirm();
  await press('send');
  expect(await screen.findByText(/^done 7/)).toBeTruthy();
  expect([keys().length, world.changed.mock.calls.length, store.read('form.1')]).toEqual([1, 1, null]);
  act(() => window.history.back());
  await waitFor(() => expect(typed('note')).toBe(''));
});

it('a form that its answer fills anew says so with its end, and Back finds that', async () => {
  world.end = (answer) => ({ done: answer, fresh: { note: 'of the answer', code: '' } });
  await confirm();
  await press('send');
  await screen.findByText(/^done 7/);
  act(() => window.history.back());
  await waitFor(() => expect(typed('note')).toBe('of the answer'));
});

it('what was typed, and the confirmation, outlive a reload', async () => {
  await confirm();
  reload();
  expect(await screen.findByText('confirm x')).toBeTruthy();
  await press('back');
  await waitFor(() => expect(typed('note')).toBe('x'));
});

it('a secret is written nowhere: a reload leads to the input, without it, and of done it is left out', async () => {
  await confirm('x', '1234');
  const written = () => JSON.stringify([window.history.state, { ...sessionStorage }]);
  expect(written()).not.toContain('1234');
  reload();
  await waitFor(() => expect([typed('note'), typed('code')]).toEqual(['x', '']));
  expect(screen.getByText('code is lost')).toBeTruthy();
  await type('note', 'y');
  reload();
  expect(screen.getByText('code is lost')).toBeTruthy();
  await type('code', '1234');
  await press('check');
  await press('send');
  await screen.findByText('done 7 1234');
  expect(written()).not.toContain('1234');
  reload();
  expect(screen.getByText(/^done 7/).textContent).toBe('done 7 ');
});

it('a secret that was sent is not missed', async () => {
  await confirm('x', '1234');
  await press('send');
  await screen.findByText('done 7 1234');
  act(() => window.history.back());
  await waitFor(() => expect(typed('note')).toBe(''));
  expect(screen.queryByText('code is lost')).toBeNull();
});

it('what somebody else of this tab confirmed or did is not shown', async () => {
  window.history.replaceState(
    { usr: { step: 'done', form: 'form.2', kept: { id: 9, code: '' }, before: null } },
    '',
    '/form',
  );
  openPage();
  await waitFor(() => expect(window.history.state).toMatchObject({ usr: null }));
  expect(screen.getByLabelText('note')).toBeTruthy();
});

it('after a lost answer it is sent again by the same key, over a reload too; answered, by another', async () => {
  world.send.mockRejectedValueOnce(new ApiError({ status: 0 }));
  await confirm();
  await press('send');
  expect(await screen.findByRole('alert')).toBeTruthy();
  reload();
  await press('send');
  await screen.findByText(/^done/);
  act(() => window.history.back());
  await waitFor(() => expect(typed('note')).toBe(''));
  await type('note', 'x');
  await press('check');
  await press('send');
  const [lost, again, anew] = keys();
  expect([lost === again, again === anew]).toEqual([true, false]);
});

it('a refusal that a field can mend leads back to it; another stays on the confirmation', async () => {
  world.send.mockRejectedValueOnce(new ApiError({ status: 409, refusals: [{ field: 'note', code: 'dup' }] }));
  await confirm();
  await press('send');
  expect(await screen.findByText('dup')).toBeTruthy();
  expect(typed('note')).toBe('x');
  world.send.mockRejectedValueOnce(new ApiError({ status: 409, reason: 'stale' }));
  await press('check');
  await press('send');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(world.changed).toHaveBeenCalledTimes(2);
});

it('a refusal of what the confirmation asks for itself stays there', async () => {
  world.mendsThere.mockReturnValueOnce(true);
  world.send.mockRejectedValueOnce(new ApiError({ status: 422, refusals: [{ field: 'code', code: 'wrong' }] }));
  await confirm();
  await press('send');
  await waitFor(() => expect(world.mendsThere).toHaveBeenLastCalledWith(['code']));
  expect(screen.getByText('confirm x')).toBeTruthy();
});

it.each<[string, End<{ id: number; code: string }>, boolean, object | null]>([
  ['is done', { done: { id: 7, code: '' } }, false, null],
  ['is still to be paid', 'leaves', true, { note: { was: '', typed: 'x' } }],
])('whoever leaves before an answer by which it %s is told, and not led anywhere', async (_, how, unpaid, draft) => {
  const answers: (() => void)[] = [];
  world.send.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve({ id: 7, code: '' }))));
  world.end = () => how;
  await confirm();
  await press('send');
  await press('leave');
  await act(async () => answers.forEach((answer) => answer()));
  expect(world.told).toHaveBeenLastCalledWith({ error: null, unpaid, path: '/form' });
  expect(screen.getByText('elsewhere')).toBeTruthy();
  expect(store.read('form.1')).toEqual(draft);
});

it('one that ends on another page leads there, and one that is still to be paid keeps what was typed', async () => {
  world.end = () => ({ to: '/complete' });
  await confirm();
  await press('send');
  expect(window.location.pathname).toBe('/complete');
  expect(store.read('form.1')).toBeNull();
  cleanup();
  window.history.replaceState(null, '', '/form');
  world.end = () => 'leaves';
  await confirm();
  await press('send');
  expect([window.location.pathname, store.read('form.1')]).toEqual(['/form', { note: { was: '', typed: 'x' } }]);
  expect(world.told.mock.calls.filter(([news]) => news !== null)).toEqual([]);
});

function Dialog() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <OpenDialog onClose={() => setOpen(false)} /> : <p>closed</p>;
}

function OpenDialog({ onClose }: { onClose: () => void }) {
  const { form, confirming, isResumed, drop, toConfirm, submit } = useConfirmedForm<Values, Values, unknown>(
    store,
    WORDS,
    {
      draft: { name: 'dialog', secrets: ['code'] },
      inPlace: true,
      rule: () => ({}),
      fresh: { note: 'of a row', code: '' },
      blank: FRESH,
      checkedOf: world.look,
      send: (values) => world.send(values, 'has none'),
      ended: () => ({ close: onClose }),
    },
  );
  if (confirming !== null) return <button onClick={() => submit(confirming)}>send</button>;
  return (
    <form onSubmit={toConfirm}>
      <input aria-label="note" {...form.register('note')} />
      <p>{form.formState.errors.root?.['server']?.message}</p>
      {isResumed && (
        <button type="button" onClick={drop}>
          drop
        </button>
      )}
      <button>check</button>
    </form>
  );
}

describe('a form in a dialog', () => {
  const openDialog = () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <BrowserRouter useTransitions={false}>
          <Dialog />
        </BrowserRouter>
      </QueryClientProvider>,
    );

  it('is confirmed in its place of the history, closes when it was sent, and keeps nothing', async () => {
    openDialog();
    await type('note', 'x');
    await press('check');
    const send = await screen.findByRole('button', { name: 'send' });
    expect(store.read('dialog')).not.toBeNull();
    expect(JSON.stringify(window.history.state)).not.toContain('confirm');
    fireEvent.click(send);
    expect(await screen.findByText('closed')).toBeTruthy();
    expect(store.read('dialog')).toBeNull();
  });

  it('sent by a call that has no key, leaves nothing in the tab to find one by', async () => {
    world.send.mockRejectedValueOnce(new ApiError({ status: 0 }));
    openDialog();
    await type('note', 'x');
    await press('check');
    await press('send');
    await waitFor(() => expect(world.send).toHaveBeenCalledTimes(1));
    expect(store.names()).toEqual(['dialog']);
  });

  it('tells on its input what the server refuses before it is confirmed', async () => {
    world.look.mockRejectedValueOnce(new ApiError({ status: 422, detail: 'nobody of that name' }));
    openDialog();
    await press('check');
    expect(await screen.findByText('nobody of that name')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'send' })).toBeNull();
  });

  it('goes on with what was typed, and begins anew when that is dropped', async () => {
    openDialog();
    await type('note', 'x');
    cleanup();
    openDialog();
    expect(typed('note')).toBe('x');
    await press('drop');
    expect([typed('note'), store.read('dialog')]).toEqual(['of a row', null]);
  });
});
