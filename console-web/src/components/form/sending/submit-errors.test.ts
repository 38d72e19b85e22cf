import { ApiError } from '@laundry/web-kit/calls/api-error';
import { expect, it } from 'vitest';
import { submitErrors } from './submit-errors';

const refused = (...fields: string[]) =>
  new ApiError({ status: 422, refusals: fields.map((field) => ({ field, code: 'required' })) });

it.each([
  ['its own fields', ['name'], { name: '▲ 必須項目です' }],
  ['others only', ['zip'], { 'root.server': '必須項目です' }],
  ['both', ['name', 'zip'], { name: '▲ 必須項目です', 'root.server': '必須項目です' }],
])('a refusal of %s is told whole', (_, fields, errors) => {
  expect(submitErrors(refused(...fields), ['name'])).toEqual(errors);
});
