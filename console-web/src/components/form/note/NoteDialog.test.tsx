import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { on } from '../../../testing/answers';
import { API, api, problem } from '../../../testing/api';
import { openStream } from '../../../testing/live-stream';
import { renderConsole } from '../../../testing/render-console';
import { buildUser } from '../../../testing/user-builder';

const SATO = { id: 77, name1: '佐藤', name2: '花' };
const LABEL = '管理メモ（2000文字まで）';

let row: ConsoleUser;
let sent: unknown[];
let stream: ReturnType<typeof openStream>;

beforeEach(() => {
  row = buildUser({ management_notes: '' });
  sent = [];
  stream = openStream();
  api.use(
    http.get(`${API}/admin/live`, () => stream.answer()),
    on('get', '/admin/live/people', () => [SATO]),
    on('get', '/admin/users', () =>
      HttpResponse.json([row], { headers: { 'Content-Range': 'users 0-0/1', 'X-Active-Count': '1' } }),
    ),
    on('post', '/admin/users/{id}/managementNotes', ({ body }) => {
      sent.push(body);
      const { management_notes, version } = row;
      if (body.version !== version)
        return problem(409, { reason: 'stale', detail: '', current: { management_notes, version } });
      return { ...body, version: version + 1 };
    }),
  );
});

/** A colleague's note, of which everybody is told. */
const write = (management_notes: string, version: number) => {
  row = { ...row, management_notes, version };
  stream.tell('changes', [{ resource: 'users', id: row.id, version, who: 'operator', by: SATO.id }]);
};

async function begin() {
  const { user } = renderConsole('/staff/users', { as: 'leader' });
  await user.click(await screen.findByRole('button', { name: /の管理メモを編集/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(LABEL), '裏口から');
  const readNow = async () => user.click(await dialog.findByRole('button', { name: '最新を見る' }));
  const save = () => user.click(dialog.getByRole('button', { name: '保存する' }));
  return { user, dialog, readNow, save };
}

it('shows a colleague’s note beside what is typed when that is wanted; saved then, it replaces theirs', async () => {
  const { dialog, readNow, save } = await begin();
  write('午前のみ', 4);
  await readNow();
  const theirs = await dialog.findByRole('group', { name: '他の方の変更' });
  expect(within(theirs).getByText('午前のみ')).toBeInTheDocument();
  expect(theirs).toHaveFocus();
  expect(dialog.getByLabelText(LABEL)).toHaveValue('裏口から');
  await save();
  expect(await screen.findByText('保存しました')).toBeInTheDocument();
  expect(sent).toEqual([{ management_notes: '裏口から', version: 4 }]);
});

it('a note refused because a colleague wrote one refreshes the page behind the dialog', async () => {
  const { dialog, save } = await begin();
  row = { ...row, management_notes: '午前のみ', version: 4 };
  await save();
  expect(await dialog.findByText('午前のみ')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getAllByText('午前のみ').some((text) => text.closest('table') !== null)).toBe(true),
  );
  await save();
  expect(await screen.findByText('保存しました')).toBeInTheDocument();
  expect(sent.at(-1)).toEqual({ management_notes: '裏口から', version: 4 });
});

it('shows the note of now after one that a refusal has told of', async () => {
  const { user, dialog, readNow, save } = await begin();
  row = { ...row, management_notes: '午前のみ', version: 4 };
  await save();
  expect(await dialog.findByText('午前のみ')).toBeInTheDocument();
  write('午後のみ', 5);
  await readNow();
  expect(await dialog.findByText('午後のみ')).toBeInTheDocument();
  expect(dialog.queryByText('午前のみ')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '両方を残す' }));
  await save();
  await waitFor(() => expect(sent.at(-1)).toEqual({ management_notes: '午後のみ\n裏口から', version: 5 }));
});

it('says nothing of what a colleague wrote elsewhere into the same row', async () => {
  const { dialog, readNow, save } = await begin();
  row = { ...row, wash_weight: 4 };
  write('', 4);
  await readNow();
  await waitFor(() => expect(dialog.queryByRole('button', { name: '最新を見る' })).not.toBeInTheDocument());
  expect(dialog.queryByRole('group', { name: '他の方の変更' })).not.toBeInTheDocument();
  await save();
  expect(await screen.findByText('保存しました')).toBeInTheDocument();
});
