import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Confirm } from './Confirm';

const onConfirm = vi.fn();

function Screen() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>削除</button>
      {isOpen && <Confirm title="削除しますか" content="" confirm="削除する" onConfirm={onConfirm} onClose={close} />}
    </>
  );
}
const button = (name: string) => screen.getByRole('button', { name });

it('the double tap that opens a question neither answers it, nor dismisses it beside it or by its button', () => {
  onConfirm.mockReset();
  render(<Screen />);
  fireEvent.click(button('削除'), { detail: 1 });
  const beside = screen.getByRole('dialog').parentElement ?? document.body;
  fireEvent.mouseDown(beside);
  fireEvent.click(beside, { detail: 2 });
  fireEvent.click(button('キャンセル'), { detail: 2 });
  fireEvent.click(button('削除する'), { detail: 2 });
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.click(button('削除する'), { detail: 1 });
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('a press beside a question dismisses it', () => {
  render(<Screen />);
  fireEvent.click(button('削除'), { detail: 1 });
  const dialog = screen.getByRole('dialog');
  const beside = dialog.parentElement ?? document.body;
  fireEvent.mouseDown(beside);
  fireEvent.click(beside, { detail: 1 });
  expect(screen.queryByRole('button', { name: '削除する' })).toBeNull();
});
