import { expect, it } from 'vitest';
import { type MemberForm, memberErrors } from './member.js';

const form: MemberForm = {
  name1: '洗濯',
  name2: '花子',
  role_type: 0,
  email: 'Hanako@Example.com',
  email_confirm: 'hanako@example.com ',
  password: 'abcd1234',
  password_confirm: 'abcd1234',
};

it.each<[Partial<MemberForm>, string[]]>([
  [{}, []],
  [{ name1: ' ' }, ['name1 required']],
  [{ name2: undefined }, ['name2 required']],
  [{ role_type: null }, ['role_type required']],
  [{ email: 'hanako' }, ['email invalid_email', 'email_confirm email_mismatch']],
  [{ email: undefined, email_confirm: undefined }, ['email required', 'email_confirm required']],
  [{ email_confirm: 'taro@example.com' }, ['email_confirm email_mismatch']],
  ...['abcd123', 'abcd12345', 'abcdefgh', '12345678', 'abcd123!'].map((password): [Partial<MemberForm>, string[]] => [
    { password, password_confirm: password },
    ['password password_staff_format'],
  ]),
  [{ password_confirm: 'abcd1235' }, ['password_confirm password_mismatch']],
  [{ password: null, password_confirm: null }, ['password required', 'password_confirm required']],
])('with %j: %j', (fields, errors) =>
  expect(
    Object.entries(memberErrors({ ...form, ...fields })).map(([field, error]) => `${field} ${error.code}`),
  ).toEqual(errors),
);
