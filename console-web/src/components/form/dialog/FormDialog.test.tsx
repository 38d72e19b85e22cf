import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { expect, it } from 'vitest';
import { FormDialog } from './FormDialog';
import { Halted } from './halted';

interface Props {
  readonly name?: string;
  readonly isChanged?: boolean;
  readonly halted?: string | null;
  readonly onSubmit?: () => Promise<void>;
}

function Screen({ name = '', isChanged = false, halted = null, onSubmit = async () => undefined }: Props) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <Halted value={halted}>
      <FormDialog
        title="名前"
        submitLabel="保存する"
        pendingLabel="保存しています…"
        record={{ name }}
        isChanged={isChanged}
        onSubmit={onSubmit}
        onClose={() => setOpen(false)}
      >
        <TextInput source="name" label="名前" helperText={false} />
      </FormDialog>
    </Halted>
  );
}

const begin = (props: Props = {}) => {
  render(<Screen {...props} />);
  return userEvent.setup();
};
const field = () => screen.queryByLabelText('名前', { selector: 'input' });
const asked = () => screen.queryByRole('dialog', { name: '入力内容を破棄しますか？' });

const BESIDE = () => {
  const beside = screen.getByRole('dialog').parentElement ?? document.body;
  fireEvent.mouseDown(beside);
  fireEvent.click(beside, { detail: 1 });
};
const WAYS = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press beside it', BESIDE],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'キャンセル' }))],
] as const;

it.each(WAYS)('a form that was changed asks once before %s gives it up', async (_, leave) => {
  const user = begin();
  await user.type(field() ?? document.body, '山田');
  await leave();
  await user.click(await screen.findByRole('button', { name: '入力を続ける' }));
  await waitFor(() => expect(asked()).toBeNull());
  expect(field()).toHaveValue('山田');
  await leave();
  await user.click(await screen.findByRole('button', { name: '破棄する' }));
  expect(field()).toBeNull();
});

it.each(WAYS)('a form that was not changed is closed at once by %s', async (_, leave) => {
  begin({ name: '山田' });
  await leave();
  expect(field()).toBeNull();
});

it('a field that was emptied again is no change', async () => {
  const user = begin();
  await user.type(field() ?? document.body, '山');
  await user.clear(field() ?? document.body);
  await user.keyboard('{Escape}');
  expect(field()).toBeNull();
});

it('what was chosen beside its fields is not given up without a question either', async () => {
  const user = begin({ isChanged: true });
  await user.keyboard('{Escape}');
  expect(asked()).not.toBeNull();
});

it('what has left cannot be given up', async () => {
  const user = begin({ onSubmit: () => new Promise(() => undefined) });
  await user.type(field() ?? document.body, '山田');
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await screen.findByRole('button', { name: '保存しています…' });
  await user.keyboard('{Escape}');
  expect([field() === null, asked()]).toEqual([false, null]);
});

it('a form of which nothing can be sent any more is given up without a question', async () => {
  const user = begin({ halted: 'キャンセルされました' });
  await user.type(field() ?? document.body, '山田');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field()).toBeNull());
});
