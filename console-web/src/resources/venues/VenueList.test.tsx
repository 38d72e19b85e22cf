import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Venue, VenueBody } from '../../providers/api/api-types';
import { on } from '../../testing/answers';
import { API, api, problem, refused } from '../../testing/api';
import { fillStorage } from '../../testing/full-storage';
import { openStream } from '../../testing/live-stream';
import { loseFirstAnswer } from '../../testing/lost-answer';
import { renderConsole } from '../../testing/render-console';

const venue = (overrides: Partial<Venue> = {}): Venue => ({
  id: 7,
  code: 'ABCD-0001',
  name: 'コンシェルジュ渋谷',
  provider_name: '渋谷不動産',
  property_name: '渋谷タワー',
  default_lang: 'en',
  pickup_delivery_types: [2, 3],
  register_url: 'https://laundry.example/register/code/ABCD-0001',
  version: 1,
  ...overrides,
});

let rows: Venue[];
let sent: unknown[];

beforeEach(() => {
  rows = [venue()];
  sent = [];
  const saved = (id: number, body: VenueBody): Venue => {
    sent.push(id === 0 ? body : { id, ...body });
    const row = { ...venue(), ...body, id };
    rows = id === 0 ? [...rows, { ...row, id: 8 }] : rows.map((one) => (one.id === id ? row : one));
    return row;
  };
  api.use(
    on('get', '/admin/venues', () => rows),
    on('post', '/admin/venues', ({ body }) => saved(0, body)),
    on('put', '/admin/venues/{id}', ({ id, body }) => saved(id, body)),
  );
});

const open = async () => {
  const rendered = renderConsole('/staff/venues', { as: 'manager' });
  await screen.findByText('コンシェルジュ渋谷');
  return rendered;
};
const begin = async (button: string) => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog };
};

it('says code, names, language and pickup methods', async () => {
  await open();
  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
  expect(cells.slice(0, 6)).toEqual([
    'ABCD-0001',
    'コンシェルジュ渋谷',
    '渋谷不動産',
    '渋谷タワー',
    'English',
    '宅配ボックス・コンシェルジュ',
  ]);
});

describe('a new venue', () => {
  it('needs a code, names and a pickup method', async () => {
    const { user, dialog } = await begin('提携先を追加');
    await user.click(dialog.getByRole('button', { name: '追加する' }));
    expect(await dialog.findAllByText('▲ 必須項目です')).toHaveLength(5);
    for (const field of dialog.getAllByRole('textbox')) expect(field).toBeRequired();
    await user.type(dialog.getByLabelText('コード'), 'a_b');
    expect(await dialog.findByText(/▲ コードは半角英数字とハイフンの4から20文字/)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('of which only the pickup methods are missing has its keyboard there', async () => {
    const { user, dialog } = await begin('提携先を追加');
    for (const label of ['コード', '施設名', '提携先名', '物件名'])
      await user.type(dialog.getByLabelText(label), 'ABCD');
    await user.click(dialog.getByRole('button', { name: '追加する' }));
    await waitFor(() => expect(dialog.getByLabelText('対面')).toHaveFocus());
  });

  it('whose first field is mended goes on there, whatever is wrong below', async () => {
    const { user, dialog } = await begin('提携先を追加');
    await user.click(dialog.getByRole('button', { name: '追加する' }));
    await dialog.findAllByText('▲ 必須項目です');
    await user.type(dialog.getByLabelText('施設名'), '目黒');
    expect(dialog.getByLabelText('施設名')).toHaveFocus();
  });

  it('that was begun is taken up again after a reload, and gone once it is given up', async () => {
    const { user, dialog } = await begin('提携先を追加');
    await user.type(dialog.getByLabelText('施設名'), '目黒');
    await user.click(dialog.getByLabelText('対面'));
    cleanup();
    const { user: later } = await open();
    await later.click(screen.getByRole('button', { name: '提携先の追加の入力を再開' }));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByLabelText('施設名')).toHaveValue('目黒');
    expect(again.getByLabelText('対面')).toBeChecked();
    await later.click(again.getByRole('button', { name: 'キャンセル' }));
    await later.click(await screen.findByRole('button', { name: '破棄する' }));
    cleanup();
    await open();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('goes on where nothing more fits into the storage of the browser', async () => {
    const { user, dialog } = await begin('提携先を追加');
    fillStorage();
    await user.type(dialog.getByLabelText('施設名'), '目黒');
    await user.click(dialog.getByRole('button', { name: '追加する' }));
    expect(await dialog.findAllByText('▲ 必須項目です')).toHaveLength(4);
    expect(dialog.getByLabelText('施設名')).toHaveValue('目黒');
  });

  it('is sent and is in the list', async () => {
    const { user, dialog } = await begin('提携先を追加');
    await user.type(dialog.getByLabelText('コード'), 'MEGURO01');
    await user.type(dialog.getByLabelText('施設名'), '目黒レジデンス');
    await user.type(dialog.getByLabelText('提携先名'), '目黒管理');
    await user.type(dialog.getByLabelText('物件名'), '目黒レジデンス東棟');
    await user.click(dialog.getByLabelText('対面'));
    await user.click(dialog.getByRole('button', { name: '追加する' }));
    expect(await screen.findByText('目黒レジデンスを追加しました')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        code: 'MEGURO01',
        name: '目黒レジデンス',
        provider_name: '目黒管理',
        property_name: '目黒レジデンス東棟',
        default_lang: 'ja',
        pickup_delivery_types: [1],
      },
    ]);
    expect(await screen.findByText('MEGURO01')).toBeInTheDocument();
  });

  it('whose answer was lost is sent again by the same key, also after a reload', async () => {
    const keys = loseFirstAnswer('/admin/venues', venue({ id: 8, code: 'MEGURO01' }));
    const { user, dialog } = await begin('提携先を追加');
    for (const label of ['コード', '施設名', '提携先名', '物件名'])
      await user.type(dialog.getByLabelText(label), 'ABCD');
    await user.click(dialog.getByLabelText('対面'));
    await user.click(dialog.getByRole('button', { name: '追加する' }));
    await dialog.findByText(/サーバーに接続できません/);
    cleanup();
    const { user: later } = await open();
    await later.click(screen.getByRole('button', { name: '提携先の追加の入力を再開' }));
    const again = within(await screen.findByRole('dialog'));
    await later.click(again.getByRole('button', { name: '追加する' }));
    expect(await screen.findByText('ABCDを追加しました')).toBeInTheDocument();
    expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  it('whose answer was lost has the same key also where nothing more fits into the storage', async () => {
    const keys = loseFirstAnswer('/admin/venues', venue({ id: 8, code: 'MEGURO01' }));
    const { user, dialog } = await begin('提携先を追加');
    fillStorage();
    for (const label of ['コード', '施設名', '提携先名', '物件名'])
      await user.type(dialog.getByLabelText(label), 'ABCD');
    await user.click(dialog.getByLabelText('対面'));
    await user.click(dialog.getByRole('button', { name: '追加する' }));
    await dialog.findByText(/サーバーに接続できません/);
    await user.click(dialog.getByRole('button', { name: '追加する' }));
    expect(await screen.findByText('ABCDを追加しました')).toBeInTheDocument();
    expect(keys.size).toBe(1);
  });

  it('keeps what was typed when its code is taken', async () => {
    api.use(on('post', '/admin/venues', () => refused(422, { code: 'venue_code_in_use' })));
    const { user, dialog } = await begin('提携先を追加');
    for (const [label, text] of [
      ['コード', 'ABCD-0001'],
      ['施設名', 'あ'],
      ['提携先名', 'い'],
      ['物件名', 'う'],
    ] as const)
      await user.type(dialog.getByLabelText(label), text);
    await user.click(dialog.getByLabelText('玄関前置き'));
    await user.click(dialog.getByRole('button', { name: '追加する' }));
    expect(await dialog.findByText('▲ このコードは既に登録されています')).toBeInTheDocument();
    expect(dialog.getByLabelText('施設名')).toHaveValue('あ');
  });
});

it('is edited but for its code', async () => {
  const { user, dialog } = await begin('コンシェルジュ渋谷を編集');
  expect(dialog.getByLabelText('コード')).toHaveAttribute('readonly');
  await user.clear(dialog.getByLabelText('施設名'));
  await user.type(dialog.getByLabelText('施設名'), '新渋谷');
  await user.click(dialog.getByLabelText('宅配ボックス'));
  await user.selectOptions(dialog.getByLabelText('登録ページの言語'), '日本語');
  await user.click(dialog.getByRole('button', { name: '保存する' }));
  expect(await screen.findByText('新渋谷を保存しました')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      id: 7,
      code: 'ABCD-0001',
      name: '新渋谷',
      provider_name: '渋谷不動産',
      property_name: '渋谷タワー',
      default_lang: 'ja',
      pickup_delivery_types: [3],
      version: 1,
    },
  ]);
  await waitFor(() => expect(screen.getByText('新渋谷')).toBeInTheDocument());
});

describe('Esc on an edit', () => {
  it('asks when something is typed, and keeps it on the way back', async () => {
    const { user, dialog } = await begin('コンシェルジュ渋谷を編集');
    await user.type(dialog.getByLabelText('施設名'), '本館');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: '入力を続ける' }));
    expect(dialog.getByLabelText('施設名')).toHaveValue('コンシェルジュ渋谷本館');
  });

  it('closes it when nothing is typed', async () => {
    const { user } = await begin('コンシェルジュ渋谷を編集');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('an edit that was begun before a reload', () => {
  const resume = async () => {
    const { user, dialog } = await begin('コンシェルジュ渋谷を編集');
    await user.clear(dialog.getByLabelText('施設名'));
    await user.type(dialog.getByLabelText('施設名'), '新渋谷');
    cleanup();
    return async (colleagues: Partial<Venue>) => {
      rows = [venue(colleagues)];
      const { user: again } = renderConsole('/staff/venues', { as: 'manager' });
      await again.click(await screen.findByRole('button', { name: /の編集の入力を再開$/ }));
      return { user: again, dialog: within(await screen.findByRole('dialog')) };
    };
  };

  it('leaves alone what a colleague has changed meanwhile', async () => {
    const { user, dialog } = await (await resume())({ pickup_delivery_types: [1] });
    expect(dialog.getByLabelText('施設名')).toHaveValue('新渋谷');
    expect(dialog.queryByText(/更新されています/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    await screen.findByText('新渋谷を保存しました');
    expect(sent).toEqual([expect.objectContaining({ name: '新渋谷', pickup_delivery_types: [1] })]);
  });

  it('says what a colleague has written in the same field', async () => {
    const { dialog } = await (await resume())({ name: '渋谷サロン' });
    expect(dialog.getByLabelText('施設名')).toHaveValue('新渋谷');
    expect(dialog.getByText('入力中に、他の操作で次の内容に更新されています：施設名 渋谷サロン')).toBeInTheDocument();
  });
});

describe('what a colleague changes while an edit is open', () => {
  const type = async () => {
    const stream = openStream();
    api.use(
      http.get(`${API}/admin/live`, () => stream.answer()),
      on('get', '/admin/live/people', () => [{ id: 77, name1: '佐藤', name2: '花' }]),
    );
    const { user, dialog } = await begin('コンシェルジュ渋谷を編集');
    await user.clear(dialog.getByLabelText('施設名'));
    await user.type(dialog.getByLabelText('施設名'), '新渋谷');
    const change = async (colleagues: Partial<Venue>) => {
      rows = [venue({ ...colleagues, version: 2 })];
      stream.tell('changes', [{ resource: 'venues', id: 7, version: 2, who: 'operator', by: 77 }]);
      expect(await dialog.findByText('佐藤 花さんが変更しました')).toBeInTheDocument();
    };
    return { user, dialog, change };
  };

  it('in the same field is told beside it once that is wanted, and is replaced knowingly', async () => {
    const { user, dialog, change } = await type();
    await change({ name: '渋谷サロン' });
    await user.click(dialog.getByRole('button', { name: '最新を見る' }));
    const theirs = within(await dialog.findByRole('group', { name: '他の方の変更' }));
    expect(theirs.getByText('施設名 渋谷サロン')).toBeInTheDocument();
    expect(dialog.getByLabelText('施設名')).toHaveValue('新渋谷');
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    await screen.findByText('新渋谷を保存しました');
    expect(sent).toEqual([expect.objectContaining({ name: '新渋谷', version: 2 })]);
  });

  it('in another field stays theirs', async () => {
    const { user, dialog, change } = await type();
    await change({ property_name: '渋谷ヒルズ' });
    await user.click(dialog.getByRole('button', { name: '最新を見る' }));
    await waitFor(() => expect(dialog.queryByText('佐藤 花さんが変更しました')).not.toBeInTheDocument());
    expect(dialog.queryByRole('group', { name: '他の方の変更' })).not.toBeInTheDocument();
    const current = rows[0];
    api.use(
      on('put', '/admin/venues/{id}', ({ body }) => {
        sent.push(body);
        return body.version === 2 ? { ...venue(), ...body } : problem(409, { reason: 'stale', detail: '', current });
      }),
    );
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    await screen.findByText('新渋谷を保存しました');
    expect(sent.at(-1)).toMatchObject({ name: '新渋谷', property_name: '渋谷ヒルズ', version: 2 });
  });

  it('and the refusal tells of is not told twice', async () => {
    const { user, dialog, change } = await type();
    await change({ name: '渋谷サロン' });
    const current = rows[0];
    const first = { reason: 'stale', detail: '', by: '佐藤 花', at: '2026-11-25 09:10:00', current };
    api.use(on('put', '/admin/venues/{id}', () => problem(409, first)));
    await user.click(dialog.getByRole('button', { name: '保存する' }));
    const theirs = within(await dialog.findByRole('group', { name: '他の方の変更' }));
    expect(theirs.getByText(/^佐藤 花（.*が次の内容に変更しています$/)).toBeInTheDocument();
    await waitFor(() => expect(dialog.queryByText('佐藤 花さんが変更しました')).not.toBeInTheDocument());
    expect(theirs.getByText('施設名 渋谷サロン')).toBeInTheDocument();
  });
});

describe('the QR code of the registration page', () => {
  const show = async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'コンシェルジュ渋谷のQRコードを表示' }));
    return { user, dialog: within(await screen.findByRole('dialog')) };
  };

  it('stands above its address, in the language of the page', async () => {
    const { dialog } = await show();
    expect(dialog.getByTitle('コンシェルジュ渋谷の登録ページのQRコード')).toBeInTheDocument();
    expect(dialog.getByText('https://laundry.example/register/code/ABCD-0001')).toBeInTheDocument();
    expect(dialog.getByText('Scan with your phone to register')).toBeInTheDocument();
  });

  it('speaks Japanese where the page does', async () => {
    rows = [venue({ default_lang: 'ja' })];
    const { dialog } = await show();
    expect(dialog.getByText('スマートフォンで読み取って会員登録')).toBeInTheDocument();
  });

  it('has its address copied', async () => {
    const { user, dialog } = await show();
    await user.click(dialog.getByRole('button', { name: 'URLをコピー' }));
    expect(await screen.findByText('URLをコピーしました')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('https://laundry.example/register/code/ABCD-0001');
  });
});

it('is not open to a leader', async () => {
  renderConsole('/staff/venues', { as: 'leader' });
  expect(await screen.findByRole('heading', { name: 'スタッフトップ' })).toBeInTheDocument();
});
