import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { keepLang } from '../../../../i18n/language';
import { savedSchedule } from '../../../../test/builders/saved-schedule';
import { leaveTyped } from '../../../../test/draft';
import { openApp } from '../../../../test/open-app';
import { api, server } from '../../../../test/server';
import { signedIn } from '../../../../test/signed-in';

async function openSaved() {
  signedIn();
  server.use(...savedSchedule());
  await openApp('/wash-request?tab=weekly');
}

it('a saved weekly schedule stands before its coming weeks; the form is one press away, and Back leads to it again', async () => {
  await openSaved();
  const title = await screen.findByRole('heading', { name: '定期集配の内容' });
  expect(title.closest('section')).toHaveTextContent('集荷: 月曜日 10:00');
  const weeks = await screen.findByRole('heading', { name: 'これからの定期集配' });
  expect(title.compareDocumentPosition(weeks)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByLabelText(/^備考/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '定期集配を変更する' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: '定期集配を変更する' })).toHaveFocus());
  expect(screen.getByLabelText(/^備考/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'これからの定期集配' })).toBeNull();
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: 'これからの定期集配' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '定期集配を変更する' }));
  await userEvent.click(screen.getByRole('button', { name: '戻る' }));
  expect(await screen.findByRole('heading', { name: 'これからの定期集配' })).toBeVisible();
});

it('a weekly schedule that was changed and not sent yet is gone on with', async () => {
  const line = { id: '1', week_type: 1, pickup_week: 1, delivery_week: 4, delivery_time: '18:00', bikou: '' };
  leaveTyped('weekly.12', { lines: [{ ...line, pickup_time: '10:00', count: 4 }] });
  await openSaved();
  const count = await screen.findByRole('group', { name: /^バッグ数/ });
  expect(within(count).getByRole('radio', { name: '4バッグ' })).toBeChecked();
});

it('a weekly schedule whose door code cannot be read says so where another is typed and where it is confirmed, and sends none', async () => {
  const checked: unknown[] = [];
  signedIn();
  server.use(
    ...savedSchedule({}, { delivery_box_pw: null }),
    http.post(api('/users/me/checkWeekRequests'), async ({ request }) => {
      checked.push(await request.json());
      return HttpResponse.json({ ok: true, needed: 4, granted: 8 });
    }),
  );
  await openApp('/wash-request?tab=weekly');
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const confirmed = async () => {
    await press('確認へ進む');
    await screen.findByRole('button', { name: 'この内容で登録する' });
    return screen.getByText('定期集配 1').nextSibling;
  };
  await press('定期集配を変更する');
  expect(await screen.findByText(/保存された暗証番号を確認できません/)).toBeVisible();
  expect(await confirmed()).toHaveTextContent('宅配ボックスの暗証番号: 確認できません');
  await press('戻る');
  await userEvent.type(screen.getByLabelText(/^宅配ボックス/), '9876');
  expect(await confirmed()).toHaveTextContent('宅配ボックスの暗証番号: 9876');
  expect(checked).toMatchObject([{ delivery_box_pw: [null] }, { delivery_box_pw: ['9876'] }]);
});

it('a weekly schedule that the server cannot look at says so beside the button', async () => {
  keepLang('en');
  await openSaved();
  server.use(http.post(api('/users/me/checkWeekRequests'), () => HttpResponse.error()));
  await userEvent.click(await screen.findByRole('button', { name: 'End the weekly schedule' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});
