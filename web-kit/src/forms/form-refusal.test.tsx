// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { ApiError } from '../calls/api-error';
import { type RefusalWords, refusalErrors, showRefusal } from './form-refusal';

const codes = (refusals: readonly { readonly code: string }[]) => refusals.map(({ code }) => code).join(' and ');
const WORDS: RefusalWords = { ofField: codes, ofOthers: codes, ofFailure: () => 'failed' };
const refused = (...refusals: [field: string, code: string][]) =>
  new ApiError({ status: 422, refusals: refusals.map(([field, code]) => ({ field, code })) });

it.each([
  ['its own field', refused(['name', 'required']), { name: 'required' }],
  ['its own field twice', refused(['name', 'short'], ['name', 'kana']), { name: 'short and kana' }],
  [
    'fields that it does not have',
    refused(['zip', 'required'], ['city', 'long']),
    { 'root.server': 'required and long' },
  ],
  ['both', refused(['zip', 'long'], ['name', 'required']), { name: 'required', 'root.server': 'long' }],
  ['no field', new ApiError({ status: 409, reason: 'stale' }), { 'root.server': 'failed' }],
])('a refusal of %s is told whole on the form', (_, error, errors) => {
  expect(refusalErrors(error, ['name'], WORDS)).toEqual(errors);
});

it('a failure that is no answer of the server is told for the whole form', () => {
  expect(refusalErrors(new TypeError('broken'), ['name'], WORDS)).toEqual({ 'root.server': 'failed' });
});

it('a refusal that is shown puts the keyboard into its first field in the order of the page', async () => {
  let show = (): void => undefined;
  function Form() {
    const form = useForm({ defaultValues: { city: '', name: '' } });
    const { errors } = form.formState;
    useEffect(() => {
      show = () => showRefusal(form, refused(['city', 'long'], ['name', 'required']), WORDS);
    });
    return (
      <main>
        <input aria-label="name" aria-invalid={errors.name !== undefined} {...form.register('name')} />
        <input aria-label="city" aria-invalid={errors.city !== undefined} {...form.register('city')} />
        <p>{errors.city?.message}</p>
      </main>
    );
  }
  Element.prototype.scrollIntoView = () => undefined;
  render(<Form />);
  await act(async () => show());
  expect(screen.getByText('long')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('name'));
});
