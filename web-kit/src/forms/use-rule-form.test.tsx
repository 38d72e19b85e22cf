// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { isPassed, useRuleForm } from './use-rule-form';

const keep = vi.fn<(values: { name: string; city: string }) => void>();
const send = vi.fn<(values: { name: string; city: string }) => void>();

function Form() {
  const form = useRuleForm(
    ({ name, city }: { name: string; city: string }) => ({
      ...(name === '' && { name: 'required' }),
      ...(city === '' && { city: 'required' }),
    }),
    { record: { name: '', city: '' }, keep },
  );
  const { errors } = form.formState;
  return (
    <main>
      <form onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <input aria-label="city" aria-invalid={errors.city !== undefined} {...form.register('city')} />
        <input aria-label="name" aria-invalid={errors.name !== undefined} {...form.register('name')} />
        <button>send</button>
      </form>
    </main>
  );
}
const type = (field: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(field), { target: { value } }));
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));

beforeEach(() => {
  document.body.innerHTML = '';
  Element.prototype.scrollIntoView = () => undefined;
  keep.mockReset();
  send.mockReset();
});

it('what the rule refuses is not sent, and the first wrong field of the page has the keyboard', async () => {
  render(<Form />);
  await press();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('city')));
  expect(send).not.toHaveBeenCalled();
});

it('what passes is sent as it stands, and was kept while it was typed', async () => {
  render(<Form />);
  await type('name', 'Sato');
  await type('city', 'Shibuya');
  expect(keep).toHaveBeenLastCalledWith({ name: 'Sato', city: 'Shibuya' });
  await press();
  expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Sato', city: 'Shibuya' });
});

it('a form has passed when no field has a code', () => {
  expect([isPassed({}), isPassed({ name: undefined }), isPassed({ name: 'required' })]).toEqual([true, true, false]);
});
