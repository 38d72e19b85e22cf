import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Area, AreaBody } from '../../providers/api/api-types';
import { on } from '../../testing/answers';
import { API, api, refused } from '../../testing/api';
import { filterIn, listAddress } from '../../testing/list-address';
import { loseFirstAnswer } from '../../testing/lost-answer';
import { renderConsole } from '../../testing/render-console';

const area = (id: number, overrides: Partial<Area> = {}): Area => ({
  id,
  zipcode: `1500${id}`,
  prefecture: '東京都',
  address: '渋谷区',
  start_time: '10:00',
  end_time: '22:00',
  is_valid_monthly: true,
  is_valid_onetime: true,
  is_valid_onetime_b: false,
  bikou: '',
  version: 1,
  ...overrides,
});

let rows: Area[];
let asked: unknown[];
let sent: { path: string; body: AreaBody | null }[];

beforeEach(() => {
  sent = [];
  asked = [];
  rows = [area(1, { bikou: '午前のみ' }), area(2)];
  const take = async (request: Request) => {
    const body = request.method === 'DELETE' ? null : ((await request.json()) as AreaBody);
    sent.push({ path: `${request.method} ${new URL(request.url).pathname.replace(/^.*areaInfos/, '')}`, body });
    return body;
  };
  api.use(
    on('get', '/admin/areaInfos', ({ query }) => {
      asked.push(JSON.parse(query.get('filter') ?? '{}'));
      return rows;
    }),
    http.post(`${API}/admin/areaInfos/add`, async ({ request }) =>
      HttpResponse.json({ ...(await take(request)), id: 9 }, { status: 201 }),
    ),
    http.post(`${API}/admin/areaInfos/:id`, async ({ request, params }) =>
      HttpResponse.json({ ...(await take(request)), id: Number(params['id']) }),
    ),
    http.delete(`${API}/admin/areaInfos/:id`, async ({ request }) => {
      await take(request);
      rows = rows.slice(1);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

const newRow = () => screen.findByRole('row', { name: '新しい提供エリア' });
const open = async (path = '/admin/area-infos') => {
  const rendered = renderConsole(path, { as: 'admin' });
  const row = within(await newRow());
  return { ...rendered, row };
};

describe('the row that adds an area', () => {
  it('starts with monthly and one-time A, not B, from 10:00 to 10:00', async () => {
    const { row } = await open();
    expect(row.getByLabelText('郵便番号')).toBeRequired();
    expect(row.getByLabelText('月額')).toHaveDisplayValue('あり');
    expect(row.getByLabelText('単発A')).toHaveDisplayValue('あり');
    expect(row.getByLabelText('単発B')).toHaveDisplayValue('なし');
    for (const end of ['開始', '終了']) {
      expect(row.getByLabelText(`集配時間（${end}） 時`)).toHaveDisplayValue('10');
      expect(row.getByLabelText(`集配時間（${end}） 分`)).toHaveDisplayValue('00');
    }
  });

  it('holds what was typed after Esc, and while another row is in edit', async () => {
    const { row, user } = await open();
    await user.type(row.getByLabelText('郵便番号'), '150{Escape}');
    expect(row.getByLabelText('郵便番号')).toHaveValue('150');
    await user.click(screen.getByRole('button', { name: '15001を編集' }));
    await user.type(screen.getByDisplayValue('渋谷区'), '9{Escape}');
    expect(row.getByLabelText('郵便番号')).toHaveValue('150');
  });

  it('is sent by Enter and says on the row that it was added', async () => {
    const { row, user } = await open();
    await user.type(row.getByLabelText('郵便番号'), '15099{Enter}');
    expect(await screen.findByText('追加しました')).toBeInTheDocument();
    expect(sent).toEqual([expect.objectContaining({ path: 'POST /add' })]);
    expect(sent[0]?.body).toMatchObject({ zipcode: '15099', start_time: '10:00', is_valid_monthly: true });
    expect(row.getByLabelText('郵便番号')).toHaveValue('');
  });

  it('is sent again by the same key when the answer was lost', async () => {
    const keys = loseFirstAnswer('/admin/areaInfos/add', { id: 9 });
    const { row, user } = await open();
    await user.type(row.getByLabelText('郵便番号'), '15099{Enter}');
    await screen.findByText(/サーバーに接続できません/);
    await user.type(row.getByLabelText('郵便番号'), '{Enter}');
    expect(await screen.findByText('追加しました')).toBeInTheDocument();
    expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  it.each([
    ['郵便番号', 'abc', '郵便番号は半角数字で指定してください。'],
    ['郵便番号', '1500', '郵便番号は半角数字で指定してください。'],
    ['郵便番号', '１５０９９', '郵便番号は半角数字で指定してください。'],
  ])('refuses %s %s before anything is sent', async (field, value, refusal) => {
    const { row, user } = await open();
    await user.type(row.getByLabelText(field), `${value}{Enter}`);
    expect(await screen.findByText(`▲ ${refusal}`)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('refuses A and B together, and a start after the end', async () => {
    const { row, user } = await open();
    await user.type(row.getByLabelText('郵便番号'), '15099');
    await user.selectOptions(row.getByLabelText('単発B'), 'あり');
    await user.selectOptions(row.getByLabelText('集配時間（開始） 時'), '11');
    await user.click(row.getByRole('button', { name: '追加' }));
    expect(await screen.findByText('▲ 単発Aと単発Bを同時に「あり」にはできません。')).toBeInTheDocument();
    expect(screen.getByText('▲ 集配時間（開始）と集配時間（終了）の値が不正です。')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('offers minutes 0 and 30, and only 0 at the last hour', async () => {
    const { row, user } = await open();
    const minutes = () =>
      within(row.getByLabelText('集配時間（終了） 分'))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(minutes()).toEqual(['00', '30']);
    await user.selectOptions(row.getByLabelText('集配時間（終了） 分'), '30');
    await user.selectOptions(row.getByLabelText('集配時間（終了） 時'), '22');
    expect(minutes()).toEqual(['00']);
  });

  it('says what is wrong below the row, as wide as the table, and with its field', async () => {
    api.use(http.post(`${API}/admin/areaInfos/add`, () => refused(422, { zipcode: 'area_zip_in_use' })));
    const { row, user } = await open();
    await user.type(row.getByLabelText('郵便番号'), '15001{Enter}');
    expect(await screen.findByText('▲ この郵便番号は既に登録されています')).toBeInTheDocument();
    expect(row.getByLabelText('郵便番号')).toHaveValue('15001');
    expect(row.getByLabelText('郵便番号')).toHaveAccessibleDescription('▲ この郵便番号は既に登録されています');
    expect(screen.getByText('▲ この郵便番号は既に登録されています').closest('tr')).not.toBe(await newRow());
  });
});

describe('a row', () => {
  it('is edited alone: no other can be edited, deleted or added meanwhile', async () => {
    const { row, user } = await open();
    await user.click(screen.getByRole('button', { name: '15001を編集' }));
    expect(await screen.findAllByRole('combobox', { name: '月額' })).toSatisfy(
      ([first]) => first === document.activeElement,
    );
    expect(screen.getByRole('button', { name: '15002を編集' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '15002を削除' })).toBeDisabled();
    expect(row.getByRole('button', { name: '追加' })).toBeDisabled();
  });

  it('is confirmed with Enter, whole, and says that it was saved', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '15002を編集' }));
    const address = screen.getByDisplayValue('渋谷区');
    await user.clear(address);
    await user.type(address, '港区{Enter}');
    expect(await screen.findByText('保存しました')).toBeInTheDocument();
    expect(sent).toEqual([{ path: 'POST /2', body: expect.objectContaining({ zipcode: '15002', address: '港区' }) }]);
    expect(screen.getByRole('button', { name: '15002を編集' })).toHaveFocus();
  });

  it('is left with Esc as it was', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '15002を編集' }));
    await user.type(screen.getByDisplayValue('渋谷区'), '神南{Escape}');
    expect(screen.queryByDisplayValue('渋谷区神南')).not.toBeInTheDocument();
    expect(screen.getAllByText('渋谷区')).toHaveLength(2);
    expect(screen.getByRole('button', { name: '15002を編集' })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('is deleted after a question with its postal code', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '15001を削除' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('下記提供エリアを削除します')).toBeInTheDocument();
    expect(dialog.getByText(/15001/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '削除する' }));
    expect(await screen.findByText('15001を削除しました')).toBeInTheDocument();
    expect(sent).toEqual([{ path: 'DELETE /1', body: null }]);
    expect(screen.queryByRole('button', { name: '15001を編集' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: '15002を編集' })).toHaveFocus());
  });
});

describe('notes', () => {
  it('are read in a modal without an editor', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '15001の備考を見る' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('午前のみ')).toBeInTheDocument();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('are edited with OK and reset, and sent with their row', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '15001を編集' }));
    await user.click(screen.getByRole('button', { name: '備考を編集' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), '。要電話');
    await user.click(dialog.getByRole('button', { name: 'リセット' }));
    expect(dialog.getByRole('textbox')).toHaveValue('午前のみ');
    await user.type(dialog.getByRole('textbox'), '。要予約');
    await user.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: '確定' }));
    expect(await screen.findByText('保存しました')).toBeInTheDocument();
    expect(sent[0]?.body).toMatchObject({ bikou: '午前のみ。要予約' });
  });
});

it('finds areas by their postal code, in the address bar', async () => {
  const { user, router } = await open(listAddress('/admin/area-infos', { zipcode: '15001' }));
  const search = screen.getByLabelText('郵便番号で絞り込む');
  expect(search).toHaveValue('15001');
  await user.tripleClick(search);
  await user.keyboard('15002');
  await waitFor(() => expect(filterIn(router.state.location.search)).toEqual({ zipcode: '15002' }));
  await waitFor(() => expect(asked).toEqual(expect.arrayContaining([{ zipcode: '15001' }, { zipcode: '15002' }])));
});

it('hides a column on demand', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '表示する列' }));
  await user.click(await screen.findByRole('switch', { name: '都道府県' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: '都道府県' })).not.toBeInTheDocument());
});

it('takes a leader, who may not, to their top page', async () => {
  const { router } = renderConsole('/staff/area-infos', { as: 'leader' });
  expect(await screen.findByRole('heading', { name: 'スタッフトップ' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/staff');
});
