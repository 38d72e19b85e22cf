import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { keepLang } from '../../i18n/language';
import type { Care } from '../../lib/calls/api-types';
import { openApp } from '../../test/open-app';
import { api, refused, server } from '../../test/server';
import { signedIn } from '../../test/signed-in';

const CALL = api('/users/me/care');
const NONE: Care = { care_detergent: 0, care_drying: 0, care_folding: 0, care_avoid: null };

/** A server that keeps what is wished. */
function signedInWith(care: Care = NONE): { care: Care } {
  signedIn();
  const world = { care };
  server.use(
    http.get(CALL, () => HttpResponse.json(world.care)),
    http.put(CALL, async ({ request }) => {
      world.care = { ...world.care, ...((await request.json()) as Partial<Care>) };
      return HttpResponse.json(world.care);
    }),
  );
  return world;
}
const group = async (name: string) => within(await screen.findByRole('radiogroup', { name }));

it('is reached from the profile', async () => {
  signedInWith();
  await openApp('/profile');
  expect(await screen.findByRole('link', { name: 'お手入れの希望を変更する' })).toHaveAttribute(
    'href',
    '/profile/care',
  );
});

it('leaves all to the house at first, and is saved as it is said', async () => {
  const world = signedInWith();
  await openApp('/profile/care');
  expect((await group('洗剤')).getByLabelText('おまかせ')).toBeChecked();
  await userEvent.click((await group('乾燥')).getByLabelText('シャツ類は吊り干し'));
  await userEvent.type(screen.getByLabelText(/^洗わないでほしいもの/), 'シルクのスカーフ');
  await userEvent.click(screen.getByRole('button', { name: '保存する' }));
  expect(await screen.findByText('お手入れの希望を保存しました')).toBeVisible();
  expect(screen.getByText('お手入れの希望を保存しました').closest('[role=status]')).toHaveFocus();
  expect(world.care).toEqual({ ...NONE, care_drying: 1, care_avoid: 'シルクのスカーフ' });
  expect((await group('乾燥')).getByLabelText('シャツ類は吊り干し')).toBeChecked();
});

it('leaves alone what was said on another device meanwhile', async () => {
  const world = signedInWith();
  await openApp('/profile/care');
  await userEvent.click((await group('乾燥')).getByLabelText('シャツ類は吊り干し'));
  world.care = { ...NONE, care_detergent: 2, care_avoid: 'シルクのスカーフ' };
  await userEvent.click(screen.getByRole('button', { name: '保存する' }));
  await screen.findByText('お手入れの希望を保存しました');
  expect(world.care).toEqual({ ...NONE, care_detergent: 2, care_drying: 1, care_avoid: 'シルクのスカーフ' });
  expect(screen.getByLabelText(/^洗わないでほしいもの/)).toHaveValue('シルクのスカーフ');
});

it('keeps what was typed until it is saved', async () => {
  const world = signedInWith();
  await openApp('/profile/care');
  await userEvent.type(await screen.findByLabelText(/^洗わないでほしいもの/), '革の手袋');
  cleanup();
  await openApp('/profile/care');
  expect(await screen.findByLabelText(/^洗わないでほしいもの/)).toHaveValue('革の手袋');
  await userEvent.click(screen.getByRole('button', { name: '保存する' }));
  await screen.findByText('お手入れの希望を保存しました');
  world.care = NONE;
  cleanup();
  await openApp('/profile/care');
  expect(await screen.findByLabelText(/^洗わないでほしいもの/)).toHaveValue('');
});

it('says beside the text that it is too long, in English too, and what the server refuses', async () => {
  keepLang('en');
  signedInWith({ ...NONE, care_avoid: 'x'.repeat(201) });
  await openApp('/profile/care');
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Don’t wash');
  server.use(http.put(CALL, () => refused(422, { care_avoid: 'control_characters' })));
  await userEvent.clear(screen.getByLabelText(/^Don’t wash/));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByLabelText(/^Don’t wash/)).toHaveAttribute('aria-invalid', 'true');
});
