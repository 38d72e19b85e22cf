import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { on } from '../../../testing/answers';
import { api, problem } from '../../../testing/api';
import { PEOPLE, type Person } from '../../../testing/builders';
import { renderConsole } from '../../../testing/render-console';
import { buildUser } from '../../../testing/user-builder';

let row: ConsoleUser;
let sent: unknown[];
const leaveFor = vi.fn();

beforeEach(() => {
  leaveFor.mockClear();
  row = buildUser();
  sent = [];
  const keep = <Body extends object>({ id, body }: { id: number; body: Body }) => {
    sent.push({ id, ...body });
    return { ...body, version: 2 };
  };
  api.use(
    on('get', '/admin/users/{id}', () => row),
    on('get', '/admin/washRequests/{id}', () => []),
    on('get', '/admin/users/{id}/ledger', () => []),
    on('get', '/admin/users/{id}/payments', () => []),
    on('get', '/admin/users/{id}/mails', () => []),
    on('get', '/admin/users/{id}/history', () => []),
    on('get', '/payments/manualpayment/sums', () => []),
    on('post', '/admin/users/{id}/sat', keep),
    on('post', '/admin/users/{id}/washWeight', keep),
    on('post', '/admin/users/{id}/weight', keep),
    on('post', '/admin/users/{id}/washType', keep),
    on('post', '/admin/users/{id}/foldType', keep),
    on('post', '/admin/users/{id}/hasOilTreatment', keep),
    on('post', '/admin/users/{id}/laundryType', keep),
    on('post', '/admin/users/{id}/receipt', keep),
    on('post', '/admin/users/{id}/managementNotes', keep),
    on('post', '/admin/users/{id}/role', ({ id, body }) => ({ ...keep({ id, body }), role_type: null })),
  );
});

const open = async (person: Person) => {
  const face = person === 'admin' ? 'admin' : 'staff';
  const rendered = renderConsole(`/${face}/customers/${row.id}`, { as: person, leaveFor });
  await screen.findByRole('heading', { level: 1, name: /伊藤 美咲/ });
  return rendered;
};
/** The fields whose value is a button. */
const editable = () =>
  screen
    .queryAllByRole('button', { name: /^伊藤 美咲様の/ })
    .map(
      (button) =>
        /様の([^「」 ]*?)(?:「[^「」]*」を変更| \d+を変更|を編集)$/.exec(button.getAttribute('aria-label') ?? '')?.[1],
    );

const MANAGED = ['利用状況', '残数', '洗濯工数', 'たたみ工数', '管理メモ', '土曜集配', '権限'];
const ALL = [...MANAGED, '領収書', 'オイル', '種別', '洗い指定', 'たたみ指定'];

describe('what can be changed', () => {
  it.each<[Person, readonly string[]]>([
    ['admin', ALL],
    ['manager', MANAGED],
    ['leader', ['管理メモ']],
  ])('by %s is what the permission table says', async (person, fields) => {
    await open(person);
    expect(editable().toSorted()).toEqual([...fields].toSorted());
  });

  it('of who does not pay by card is not the receipt', async () => {
    row = buildUser({ payment_method_id: 2 });
    await open('admin');
    expect(editable()).not.toContain('領収書');
  });

  it('of an administrator is nothing for a manager', async () => {
    row = buildUser({ role: 100, is_admin: 1 });
    await open('manager');
    expect(editable()).toEqual([]);
  });

  it('of an administrator is neither status nor count, and of oneself not the role', async () => {
    row = buildUser({ id: PEOPLE.admin.id, role: 100, is_admin: 1 });
    await open('admin');
    expect(editable().toSorted()).toEqual(
      ALL.filter((name) => !['利用状況', '残数', '権限'].includes(name)).toSorted(),
    );
  });
});

const begin = async (person: Person, button: RegExp) => {
  const { user } = await open(person);
  await user.click(screen.getByRole('button', { name: button }));
  const confirm = () => user.click(screen.getByRole('button', { name: '確定' }));
  return { user, confirm };
};

it.each([
  ['洗濯工数', '1.5', { wash_weight: 4 }],
  ['たたみ工数', '0.8', { weight: 1 }],
  ['領収書', 'あり', { receipt: 1 }],
  ['土曜集配', 'なし', { is_saturday_available: 0 }],
  ['オイル', 'なし', { has_oil_treatment: 0 }],
  ['種別', '業務用（タオル類）', { laundry_type: 2 }],
  ['洗い指定', 'あり', { wash_type_setting: 1 }],
  ['たたみ指定', 'あり', { fold_type_setting: 1 }],
] as const)('%s becomes %s', async (field, label, body) => {
  const { user, confirm } = await begin('admin', new RegExp(`^伊藤 美咲様の${field}「`));
  await user.selectOptions(screen.getByLabelText(`伊藤 美咲様の${field}`), label);
  await confirm();
  expect(await screen.findByText('変更しました')).toBeInTheDocument();
  expect(sent).toEqual([{ id: 301, ...body, version: 1 }]);
  expect(screen.getByRole('button', { name: `伊藤 美咲様の${field}「${label}」を変更` })).toBeInTheDocument();
});

it('forgets what is known of the oil', async () => {
  row = buildUser({ has_oil_treatment: 1 });
  const { user, confirm } = await begin('admin', /のオイル「あり」/);
  await user.selectOptions(screen.getByLabelText('伊藤 美咲様のオイル'), '未設定');
  await confirm();
  await waitFor(() => expect(sent).toEqual([{ id: 301, has_oil_treatment: null, version: 1 }]));
});

it('sends nothing when nothing changed, and nothing when it is left', async () => {
  const { user, confirm } = await begin('admin', /の洗濯工数/);
  await confirm();
  await user.click(screen.getByRole('button', { name: /の洗濯工数/ }));
  await user.selectOptions(screen.getByLabelText('伊藤 美咲様の洗濯工数'), '2.0');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: /の洗濯工数「1.0」/ })).toHaveFocus();
  expect(sent).toEqual([]);
});

it('keeps Saturdays while there is something to be done on one', async () => {
  api.use(on('post', '/admin/users/{id}/sat', () => problem(409, { reason: 'have_data', detail: '変更不可' })));
  const { user, confirm } = await begin('manager', /の土曜集配/);
  await user.selectOptions(screen.getByLabelText('伊藤 美咲様の土曜集配'), 'なし');
  await confirm();
  expect(await screen.findByText('▲ 変更不可')).toBeInTheDocument();
});

describe('during maintenance', () => {
  const refusal = () => problem(503, { reason: 'maintenance' });
  const left = () => waitFor(() => expect(leaveFor).toHaveBeenLastCalledWith('/staff/maintenance'));

  it('a field is not told as changed', async () => {
    api.use(on('post', '/admin/users/{id}/weight', refusal));
    const { user, confirm } = await begin('manager', /のたたみ工数/);
    await user.selectOptions(screen.getByLabelText('伊藤 美咲様のたたみ工数'), '0.8');
    await confirm();
    await left();
    expect(screen.queryByText('変更しました')).not.toBeInTheDocument();
  });

  it('a memo is not told as saved', async () => {
    api.use(on('post', '/admin/users/{id}/managementNotes', refusal));
    const { user } = await begin('leader', /の管理メモを編集/);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('管理メモ（2000文字まで）'), '裏口から');
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    await left();
    expect(screen.queryByText('保存しました')).not.toBeInTheDocument();
  });
});

it('writes the management memo', async () => {
  const { user } = await begin('leader', /の管理メモを編集/);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('管理メモ（2000文字まで）'), '裏口から{Enter}午前のみ');
  await user.click(dialog.getByRole('button', { name: '保存する' }));
  expect(await screen.findByText('保存しました')).toBeInTheDocument();
  expect(sent).toEqual([{ id: 301, management_notes: '裏口から\n午前のみ', version: 1 }]);
});

it('asks before a management memo that was typed is given up', async () => {
  const { user } = await begin('leader', /の管理メモを編集/);
  await user.type(screen.getByLabelText('管理メモ（2000文字まで）'), '裏口から');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: '入力を続ける' }));
  expect(screen.getByLabelText('管理メモ（2000文字まで）')).toHaveValue('裏口から');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: '破棄する' }));
  await waitFor(() => expect(screen.queryByLabelText('管理メモ（2000文字まで）')).not.toBeInTheDocument());
  expect(sent).toEqual([]);
});

it('neither cuts nor sends a management memo that is too long, nor one that no text may hold', async () => {
  const { user } = await begin('leader', /の管理メモを編集/);
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText('管理メモ（2000文字まで）');
  await user.click(field);
  await user.paste(`${'あ'.repeat(2000)}🧺`);
  await user.click(dialog.getByRole('button', { name: '保存する' }));
  expect(dialog.getByText('▲ 2000文字以内で入力してください（2001／2000文字）')).toBeInTheDocument();
  expect(field).toHaveValue(`${'あ'.repeat(2000)}🧺`);
  await user.clear(field);
  await user.paste('\ufffe折返し');
  await user.click(dialog.getByRole('button', { name: '保存する' }));
  expect(dialog.getByText('▲ 使用できない文字が含まれています')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

describe('what somebody else wrote meanwhile', () => {
  const DETAIL = '他の操作で内容が更新されています（課長 太郎、11月25日(水) 09:05）。最新の内容をご確認ください';
  const WHO = { reason: 'stale', detail: DETAIL, by: '課長 太郎', at: '2026-11-25 09:05:00' };
  type Stale = readonly [version: number, current: object];
  const answer = <Body extends { readonly version?: number }>(body: Body, [version, current]: Stale) => {
    sent.push(body);
    return body.version === version ? { ...body, version: version + 1 } : problem(409, { ...WHO, current });
  };
  const memo = async () => {
    const stale: Stale = [4, { management_notes: '午前のみ', version: 4 }];
    api.use(on('post', '/admin/users/{id}/managementNotes', ({ body }) => answer(body, stale)));
    const { user } = await begin('leader', /の管理メモを編集/);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('管理メモ（2000文字まで）'), '裏口から');
    const save = () => user.click(dialog.getByRole('button', { name: '保存する' }));
    await save();
    const theirs = within(await dialog.findByRole('group', { name: '他の方の変更' }));
    return { user, dialog, theirs, save };
  };

  it('stands beside what was typed, with who wrote it and when; saved again, both are kept', async () => {
    const { user, dialog, theirs, save } = await memo();
    expect(theirs.getByText('課長 太郎（11月25日(水) 09:05）が次の内容に変更しています')).toBeInTheDocument();
    expect(theirs.getByText('午前のみ')).toBeInTheDocument();
    expect(dialog.queryByText(/他の操作で内容が更新されています/)).not.toBeInTheDocument();
    expect(dialog.getByRole('group', { name: '他の方の変更' })).toHaveFocus();
    expect(dialog.getByLabelText('管理メモ（2000文字まで）')).toHaveValue('裏口から');
    await user.click(theirs.getByRole('button', { name: '両方を残す' }));
    await save();
    expect(await screen.findByText('保存しました')).toBeInTheDocument();
    expect(sent.at(-1)).toEqual({ management_notes: '午前のみ\n裏口から', version: 4 });
  });

  it('is taken in its place, or replaced knowingly', async () => {
    const { user, dialog, theirs, save } = await memo();
    await user.click(theirs.getByRole('button', { name: 'この内容にする' }));
    const field = dialog.getByLabelText('管理メモ（2000文字まで）');
    expect(field).toHaveValue('午前のみ');
    await user.clear(field);
    await user.type(field, '裏口から');
    await save();
    expect(await screen.findByText('保存しました')).toBeInTheDocument();
    expect(sent.at(-1)).toEqual({ management_notes: '裏口から', version: 4 });
  });

  const choose = async (current: object) => {
    api.use(on('post', '/admin/users/{id}/weight', ({ body }) => answer(body, [4, { ...current, version: 4 }])));
    const { user, confirm } = await begin('admin', /^伊藤 美咲様のたたみ工数「/);
    await user.selectOptions(screen.getByLabelText('伊藤 美咲様のたたみ工数'), '1.5');
    await confirm();
    return confirm;
  };

  it('of the same cell is told, and replaced by a second confirmation', async () => {
    const confirm = await choose({ weight: 1 });
    expect(await screen.findByText(`▲ ${DETAIL}`)).toBeInTheDocument();
    expect(screen.getByText(/現在の内容：0.8/)).toBeInTheDocument();
    await confirm();
    expect(await screen.findByText('変更しました')).toBeInTheDocument();
    expect(sent.at(-1)).toEqual({ weight: 4, version: 4 });
  });

  it('of other fields stays, and nobody is asked', async () => {
    await choose({ weight: row.weight });
    expect(await screen.findByText('変更しました')).toBeInTheDocument();
    expect(sent).toEqual([
      { weight: 4, version: 1 },
      { weight: 4, version: 4 },
    ]);
  });
});

describe('the role', () => {
  it('is given after a question', async () => {
    const { user, confirm } = await begin('admin', /の権限「会員」/);
    await user.selectOptions(screen.getByLabelText('伊藤 美咲様の権限'), '管理者');
    await confirm();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/管理者にします/)).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: '変更する' }));
    await waitFor(() => expect(sent).toEqual([{ id: 301, role: 100 }]));
  });

  it('of an administrator is not a manager’s to give, and staff is no choice', async () => {
    await begin('manager', /の権限「会員」/);
    expect(screen.getByRole('option', { name: '管理者' })).toBeDisabled();
    expect(screen.queryByRole('option', { name: 'スタッフ' })).not.toBeInTheDocument();
  });
});
