import { setServerTime } from '@laundry/web-kit/clock';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { Claim } from '../../providers/api/api-types';
import { on } from '../../testing/answers';
import { API, api, problem } from '../../testing/api';
import { openStream } from '../../testing/live-stream';
import { renderConsole } from '../../testing/render-console';

const CLAIM: Claim = {
  id: 7,
  created_at: '2026-11-24 16:35:00',
  wash_request_id: 209,
  user_id: 301,
  name1: '伊藤',
  name2: '美咲',
  company_name: null,
  text: '襟に汚れが残っていました',
  photo_count: 1,
  answered_at: null,
  photos: [{ name: 'a'.repeat(32), width: 4, height: 3 }],
  answer: null,
  answered_by_name: null,
  result_delivery_dt: '2026-11-24 15:05:00',
  version: 1,
};
const ANSWERED: Claim = {
  ...CLAIM,
  answer: '洗い直します',
  answered_at: '2026-11-25 08:50:00',
  answered_by_name: '管理 太郎',
  version: 2,
};

const SATO = { id: 77, name1: '佐藤', name2: '花' };

let claim: Claim;
let sent: unknown[];

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  [claim, sent] = [CLAIM, []];
});

function open(path: string) {
  const rendered = renderConsole(path, { as: 'manager' });
  api.use(
    on('get', '/admin/claims/{id}', () => claim),
    http.get(`${API}/admin/claims/7/photos/*`, () =>
      HttpResponse.arrayBuffer(new Uint8Array([1]).buffer, { headers: { 'Content-Type': 'image/jpeg' } }),
    ),
    on('put', '/admin/claims/{id}/answer', ({ body }) => {
      sent.push(body);
      claim = ANSWERED;
      return claim;
    }),
  );
  return rendered;
}

it('is answered once it was read again, and shows the answer then', async () => {
  const { user } = open('/staff/claims/7');
  await user.click(await screen.findByRole('button', { name: '回答を確認する' }));
  expect(screen.getByText('回答を入力してください')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: '回答' }), '洗い直します');
  await user.click(screen.getByRole('button', { name: '回答を確認する' }));
  const dialog = await screen.findByRole('dialog', { name: 'この回答を送信しますか？' });
  expect(within(dialog).getByText('洗い直します')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: '回答を送信する' }));
  expect(await screen.findByText(/管理 太郎が.*に回答/)).toBeVisible();
  expect(sent).toEqual([{ answer: '洗い直します', version: 1 }]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('that somebody else has answered meanwhile shows theirs', async () => {
  const { user } = open('/staff/claims/7');
  await user.type(await screen.findByRole('textbox', { name: '回答' }), '別の回答');
  api.use(
    http.put(`${API}/admin/claims/7/answer`, () => {
      claim = ANSWERED;
      return problem(409, { reason: 'stale', detail: '他の操作で内容が更新されています' });
    }),
  );
  await user.click(screen.getByRole('button', { name: '回答を確認する' }));
  await user.click(await screen.findByRole('button', { name: '回答を送信する' }));
  expect(await screen.findByText(/管理 太郎が.*に回答/)).toBeVisible();
  expect(await screen.findByText('他の操作で内容が更新されています')).toBeVisible();
  const unsent = screen.getByRole('textbox', { name: '送信されなかったあなたの回答' });
  expect(unsent).toHaveValue('別の回答');
  expect(unsent).toHaveAttribute('readonly');
});

it('of a customer who was erased is over, and says why nothing is there', async () => {
  claim = { ...ANSWERED, text: '', answer: '', answered_by_name: null, photos: [], photo_count: 0 };
  open('/staff/claims/7');
  expect(await screen.findByText(/^お客様の個人情報を削除したため/)).toBeVisible();
  expect(screen.queryByText(/に回答$/)).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('says who else has it open, and follows an answer that comes while something is typed', async () => {
  const stream = openStream();
  api.use(
    http.get(`${API}/admin/live`, () => stream.answer()),
    on('get', '/admin/live/people', () => [SATO]),
    http.put(`${API}/admin/live/records/claims/7`, () => HttpResponse.json({ people: [SATO] })),
  );
  const { user } = open('/staff/claims/7');
  expect(await screen.findByText('佐藤 花さんが開いています')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: '回答' }), '書きかけ');
  await user.tab();
  claim = ANSWERED;
  stream.tell('changes', [{ resource: 'claims', id: 7, version: 2, who: 'operator', by: SATO.id }]);
  expect(await screen.findByText(/管理 太郎が.*に回答/, {}, { timeout: 5_000 })).toBeVisible();
  expect(screen.getByRole('textbox', { name: '送信されなかったあなたの回答' })).toHaveValue('書きかけ');
});
