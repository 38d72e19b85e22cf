import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Member, NewMember } from '../../providers/api/api-types';
import type { MemberPassword } from '../../providers/calls/members';
import { on } from '../../testing/answers';
import { API, api, problem, refused } from '../../testing/api';
import { PEOPLE } from '../../testing/builders';
import { loseFirstAnswer } from '../../testing/lost-answer';
import { renderConsole } from '../../testing/render-console';

const member = (id: number, name1: string): Member => ({
  id,
  created_at: '2026-08-01 10:00:00',
  name1,
  name2: '太郎',
  role: 200,
  role_type: 3,
  has_second_factor: false,
  email: `staff${id}@example.com`,
});

let rows: Member[];
let added: NewMember[];
let passwords: MemberPassword[];
let deleted: number[][];
let reads: number;

beforeEach(() => {
  rows = [member(31, '佐藤'), member(32, '鈴木'), member(PEOPLE.manager.id, '課長')];
  added = [];
  passwords = [];
  deleted = [];
  reads = 0;
  api.use(
    on('get', '/admin/members', () => {
      reads += 1;
      return rows;
    }),
    on('post', '/admin/register', ({ body }) => {
      added.push(body);
      return { id: 40 };
    }),
    on('post', '/admin/password', ({ body }) => void passwords.push(body)),
    on('post', '/admin/bulkDelete', ({ body }) => {
      deleted.push(body.ids);
      rows = rows.filter(({ id }) => !body.ids.includes(id));
      return undefined;
    }),
  );
});

const open = async () => {
  const rendered = renderConsole('/staff/members', { as: 'manager' });
  await screen.findByText('佐藤 太郎');
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
  return { ...rendered, row };
};

it('shows a manager when, who, as what, with which address, and never a password', async () => {
  await open();
  const cells = within(screen.getByRole('row', { name: /佐藤/ })).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent).slice(1)).toEqual([
    expect.stringContaining('8月1日'),
    '佐藤 太郎',
    '洗濯・たたみ',
    'staff31@example.com',
    expect.stringContaining('••••••••'),
  ]);
});

describe('a new member', () => {
  const begin = async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'スタッフを追加' }));
    const dialog = within(await screen.findByRole('dialog'));
    const type = (label: string, text: string) => user.type(dialog.getByLabelText(label), text);
    const send = () => user.click(dialog.getByRole('button', { name: '追加する' }));
    return { user, dialog, type, send };
  };
  const fill = async ({ user, dialog, type }: Awaited<ReturnType<typeof begin>>) => {
    await type('姓', '高橋');
    await type('名', '花子');
    await user.selectOptions(dialog.getByLabelText('権限'), 'リーダー');
    await type('メールアドレス', 'new@example.com');
    await type('メールアドレス（確認用）', 'new@example.com');
    await type('パスワード', 'abcd1234');
    await type('パスワード（確認用）', 'abcd1234');
  };

  it('needs every field', async () => {
    const { dialog, send } = await begin();
    await send();
    expect(await dialog.findAllByText('▲ 必須項目です')).toHaveLength(7);
    for (const field of dialog.getAllByRole('textbox')) expect(field).toBeRequired();
    expect(dialog.getByRole('combobox')).toBeRequired();
    expect(added).toEqual([]);
  });

  it.each([
    ['メールアドレス（確認用）', 'x', '▲ 確認のため、メールアドレス①と同じ内容を入力してください'],
    ['パスワード（確認用）', '{Backspace}', '▲ 確認のため、パスワードと同じ内容を入力してください'],
    ['パスワード', '{Backspace}', '▲ 半角英数混合で8桁で入力してください'],
  ])('is refused when %s does not fit', async (label, keys, refusal) => {
    const form = await begin();
    await fill(form);
    await form.type(label, keys);
    await form.send();
    expect(await form.dialog.findByText(refusal)).toBeInTheDocument();
    expect(added).toEqual([]);
  });

  it('is sent once and is in the list', async () => {
    const form = await begin();
    await fill(form);
    rows = [...rows, member(40, '高橋')];
    await form.send();
    expect(await screen.findByText('高橋 花子を追加しました')).toBeInTheDocument();
    expect(added).toEqual([
      {
        name1: '高橋',
        name2: '花子',
        role_type: 2,
        email: 'new@example.com',
        email_confirm: 'new@example.com',
        password: 'abcd1234',
        password_confirm: 'abcd1234',
      },
    ]);
    expect(await screen.findByText('高橋 太郎')).toBeInTheDocument();
  });

  it('whose answer was lost is sent again by the same key, which is kept in no storage', async () => {
    const keys = loseFirstAnswer('/admin/register', { id: 40 });
    const form = await begin();
    await fill(form);
    await form.send();
    await form.dialog.findByText(/サーバーに接続できません/);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('abcd1234');
    await form.send();
    expect(await screen.findByText('高橋 花子を追加しました')).toBeInTheDocument();
    expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  it('that is the same once more is another one after the form was closed', async () => {
    const keys = loseFirstAnswer('/admin/register', { id: 40 });
    const form = await begin();
    await fill(form);
    await form.send();
    await form.dialog.findByText(/サーバーに接続できません/);
    await form.user.click(form.dialog.getByRole('button', { name: 'キャンセル' }));
    await form.user.click(await screen.findByRole('button', { name: '破棄する' }));
    cleanup();
    const again = await begin();
    await fill(again);
    await again.send();
    expect(await screen.findByText('高橋 花子を追加しました')).toBeInTheDocument();
    expect(keys.size).toBe(2);
  });

  it.each([
    ['Escape', ({ user }: Awaited<ReturnType<typeof begin>>) => user.keyboard('{Escape}')],
    [
      'a press beside the form',
      ({ user }: Awaited<ReturnType<typeof begin>>) => user.click(screen.getByRole('dialog').parentElement!),
    ],
  ])('that was begun is not given up by %s without a question', async (_how, leave) => {
    const form = await begin();
    await fill(form);
    await leave(form);
    const question = within(await screen.findByRole('dialog', { name: '入力内容を破棄しますか？' }));
    await form.user.click(question.getByRole('button', { name: '入力を続ける' }));
    await form.send();
    expect(await screen.findByText('高橋 花子を追加しました')).toBeInTheDocument();
    expect(added).toHaveLength(1);
  });

  it('that is being sent is not given up: the form waits for its answer', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.use(
      http.post(`${API}/admin/register`, async () => {
        await answered;
        return HttpResponse.json({ id: 40 }, { status: 201 });
      }),
    );
    const form = await begin();
    await fill(form);
    await form.send();
    await form.dialog.findByRole('button', { name: '追加しています…' });
    await form.user.keyboard('{Escape}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(form.dialog.getByRole('button', { name: '追加しています…' })).toBeInTheDocument();
    answer();
    expect(await screen.findByText('高橋 花子を追加しました')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'スタッフの追加の入力を再開' })).not.toBeInTheDocument();
  });

  it('that was begun waits for who comes back, with all but the password', async () => {
    const form = await begin();
    await fill(form);
    cleanup();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('abcd1234');
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'スタッフの追加の入力を再開' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('姓')).toHaveValue('高橋');
    expect(dialog.getByLabelText('権限')).toHaveValue('2');
    for (const label of ['パスワード', 'パスワード（確認用）']) expect(dialog.getByLabelText(label)).toHaveValue('');
    await user.click(dialog.getByRole('button', { name: '追加する' }));
    expect(await dialog.findAllByText('▲ 必須項目です')).toHaveLength(2);
  });

  it('keeps what was typed when the server refuses a field', async () => {
    api.use(on('post', '/admin/register', () => refused(422, { email: 'このメールアドレスは使用できません' })));
    const form = await begin();
    await fill(form);
    await form.send();
    expect(await form.dialog.findByText('▲ このメールアドレスは使用できません')).toBeInTheDocument();
    expect(form.dialog.getByLabelText('姓')).toHaveValue('高橋');
  });
});

it('gives a member a new password by the same rules', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '佐藤 太郎のパスワードを変更' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('パスワード'), 'abcdefgh9');
  expect(dialog.getByLabelText('パスワード')).toHaveValue('abcdefgh');
  await user.type(dialog.getByLabelText('パスワード（確認用）'), 'abcdefgh');
  await user.click(dialog.getByRole('button', { name: '変更する' }));
  expect(await dialog.findByText('▲ 半角英数混合で8桁で入力してください')).toBeInTheDocument();
  expect(passwords).toEqual([]);
  for (const label of ['パスワード', 'パスワード（確認用）']) {
    await user.clear(dialog.getByLabelText(label));
    await user.type(dialog.getByLabelText(label), 'abcd1234');
  }
  await user.click(dialog.getByRole('button', { name: '変更する' }));
  expect(await screen.findByText('佐藤 太郎のパスワードを変更しました')).toBeInTheDocument();
  expect(passwords).toEqual([{ id: 31, password: 'abcd1234', password_confirm: 'abcd1234' }]);
});

describe('deleting', () => {
  const choose = async (...names: string[]) => {
    const { user, row } = await open();
    for (const name of names) await user.click(row(name).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: `選択したスタッフを削除（${names.length}）` }));
    const dialog = within(await screen.findByRole('dialog'));
    return { user, dialog };
  };

  it('is not possible without a choice, and never of the own account', async () => {
    const { row } = await open();
    expect(screen.getByRole('button', { name: '選択したスタッフを削除' })).toBeDisabled();
    expect(row('課長').queryByRole('checkbox', { checked: false })).toBeDisabled();
  });

  it('asks, deletes all that are chosen, and reads the list anew', async () => {
    const { user, dialog } = await choose('佐藤', '鈴木');
    expect(dialog.getByText(/選択したメンバーを削除します。/)).toBeInTheDocument();
    expect(dialog.getByText('佐藤 太郎、鈴木 太郎')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '削除する' }));
    await waitFor(() => expect(screen.queryByText('佐藤 太郎')).not.toBeInTheDocument());
    expect(deleted).toEqual([[31, 32]]);
    expect(screen.getByRole('button', { name: '選択したスタッフを削除' })).toBeDisabled();
  });

  it('says why it failed and reads the list anew all the same', async () => {
    api.use(
      on('post', '/admin/bulkDelete', () =>
        problem(422, {
          refusals: [
            { code: '一つ目の理由', field: 'ids' },
            { code: '二つ目の理由', field: 'ids' },
          ],
        }),
      ),
    );
    const { user, dialog } = await choose('佐藤');
    const before = reads;
    await user.click(dialog.getByRole('button', { name: '削除する' }));
    expect(await screen.findByText('メンバーの削除に失敗しました。一つ目の理由,二つ目の理由')).toBeInTheDocument();
    await waitFor(() => expect(reads).toBeGreaterThan(before));
  });
});

it('takes a leader, who may not, to their top page', async () => {
  const { router } = renderConsole('/staff/members', { as: 'leader' });
  expect(await screen.findByRole('heading', { name: 'スタッフトップ' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/staff');
});

describe('a session that is older than 15 minutes', () => {
  const reauth = () =>
    problem(403, { reason: 'reauth_required', detail: '確認のため、もう一度パスワードを入力してください' });
  /** Lets nobody pass but by this password; answers what was sent. */
  const guarded = () => {
    const sent: MemberPassword[] = [];
    api.use(
      on('post', '/admin/password', ({ body }) => {
        sent.push(body);
        if (body.current_password === undefined) return reauth();
        if (body.current_password !== 'mine1234')
          return problem(422, { errors: { current_password: ['現在のパスワードが違います'] } });
        return undefined;
      }),
    );
    return sent;
  };
  const change = async () => {
    const { user, row } = await open();
    await user.click(row('佐藤').getByRole('button', { name: /パスワード/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('パスワード'), 'abcd1234');
    await user.type(dialog.getByLabelText('パスワード（確認用）'), 'abcd1234');
    await user.click(dialog.getByRole('button', { name: '変更する' }));
    return { user, confirm: within(await screen.findByRole('dialog', { name: 'ご本人の確認' })) };
  };

  it('asks for the own password, and again when it is wrong, and sends what was typed', async () => {
    const sent = guarded();
    const { user, confirm } = await change();
    await user.type(confirm.getByLabelText('パスワード'), 'wrong{Enter}');
    const again = within(await screen.findByRole('dialog', { name: 'ご本人の確認' }));
    expect(await again.findByText(/現在のパスワードが違います/)).toBeInTheDocument();
    await user.clear(again.getByLabelText('パスワード'));
    await user.type(again.getByLabelText('パスワード'), 'mine1234{Enter}');
    expect(await screen.findByText(/佐藤 太郎.*パスワードを変更しました/)).toBeInTheDocument();
    const typed = { id: 31, password: 'abcd1234', password_confirm: 'abcd1234' };
    expect(sent).toEqual([typed, { ...typed, current_password: 'wrong' }, { ...typed, current_password: 'mine1234' }]);
  });

  it('leaves what was typed where it is when nobody confirms', async () => {
    guarded();
    const { user, confirm } = await change();
    await user.click(confirm.getByRole('button', { name: 'キャンセル' }));
    expect(await screen.findByText(/確認のため、もう一度パスワードを入力してください/)).toBeInTheDocument();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText('パスワード')).toHaveValue('abcd1234');
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    const phone = (query: string) =>
      Object.assign(new EventTarget(), { matches: query.includes('max-width'), media: query });
    vi.stubGlobal('matchMedia', phone);
  });
  afterEach(() => vi.unstubAllGlobals());

  const card = async (path: string, as: 'admin' | 'manager') => {
    renderConsole(path, { as });
    return within((await screen.findByText('佐藤 太郎')).closest('li')!);
  };

  it('a card of staff says of what 未設定 is said, to who may reset it', async () => {
    const sato = await card('/admin/members', 'admin');
    expect(await sato.findByText('二段階認証: 未設定')).toBeInTheDocument();
    expect(sato.getByRole('button', { name: '佐藤 太郎のパスワードを変更' })).toBeInTheDocument();
  });

  it('a card says nothing of the second factor to a manager', async () => {
    const sato = await card('/staff/members', 'manager');
    expect(sato.getByText(/^登録日/)).toBeInTheDocument();
    expect(sato.queryByText(/二段階認証/)).not.toBeInTheDocument();
  });

  it('a card of an administrator offers what the table offers: neither a choice nor a password', async () => {
    const { role: _role, role_type: _type, ...administrator } = member(41, '佐藤');
    api.use(on('get', '/admin/administrators', () => [{ ...administrator, has_second_factor: false }]));
    const sato = await card('/admin/members/administrators', 'admin');
    expect(await sato.findByText('二段階認証: 未設定')).toBeInTheDocument();
    expect(sato.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(sato.queryByRole('button')).not.toBeInTheDocument();
  });
});
