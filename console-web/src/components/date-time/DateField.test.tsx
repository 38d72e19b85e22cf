import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DateField } from './DateField';

function Field({ first = '2026-11-25' }: { first?: string }) {
  const [value, setValue] = useState(first);
  const sundays = (date: string) => (date === '2026-11-29' ? { mark: '休', text: '日曜日です' } : null);
  return (
    <>
      <DateField label="日付" value={value} onChange={setValue} reasonOf={sundays} />
      <output>{value}</output>
    </>
  );
}
const field = () => screen.getByRole('textbox', { name: '日付' });
const value = () => screen.getByRole('status').textContent;

it('shows the weekday, and hands on the day that is typed the short way', async () => {
  render(<Field />);
  const user = userEvent.setup();
  expect(field()).toHaveValue('2026/11/25(水)');
  await user.click(field());
  await user.keyboard('2026/12/3');
  expect(value()).toBe('2026-12-03');
  await user.tab();
  expect(field()).toHaveValue('2026/12/03(木)');
});

it('a text that is no day reaches the form as typed, and stays in the field', async () => {
  render(<Field />);
  const user = userEvent.setup();
  await user.clear(field());
  expect(value()).toBe('');
  await user.type(field(), '2026/13');
  await user.tab();
  expect(value()).toBe('2026/13');
  expect(field()).toHaveValue('2026/13');
});

it('a calendar is used by the keyboard: a day that cannot be chosen says why, the next one is chosen', async () => {
  render(<Field />);
  const user = userEvent.setup();
  await user.click(field());
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await screen.findByRole('button', { name: '11月25日(水)' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{Home}');
  expect(screen.getByText('11月29日(日)：日曜日です')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'カレンダー' })).toBeInTheDocument();
  await user.keyboard('{ArrowRight}{PageDown}');
  await waitFor(() => expect(screen.getByText('2026年12月')).toBeInTheDocument());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field()).toHaveValue('2026/12/30(水)');
});
