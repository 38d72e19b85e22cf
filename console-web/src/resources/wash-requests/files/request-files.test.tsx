import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UploadLine } from '../../../providers/calls/requests/request-files';
import { on } from '../../../testing/answers';
import { api, listHandler } from '../../../testing/api';
import { type Person, buildRequest } from '../../../testing/builders';
import { catchDownloads, file } from '../../../testing/downloads';
import { listAddress } from '../../../testing/list-address';
import { renderConsole } from '../../../testing/render-console';

const PATH = listAddress('/staff/wash-requests', { from: '2026-11-25', to: '2026-11-26' });
let saved: string[];
beforeEach(() => {
  saved = catchDownloads();
  api.use(listHandler([buildRequest({ id: 1 })]));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = async (person: Person = 'leader') => {
  const rendered = renderConsole(PATH, { as: person });
  await screen.findByText('該当件数：1件');
  await rendered.user.click(screen.getByRole('button', { name: 'ボタンをもっと見る' }));
  return rendered;
};

it.each<[Person, boolean]>([
  ['manager', true],
  ['leader', true],
  ['wash', false],
  ['delivery', false],
  ['lowest', false],
])('%s finds the files and what they are for: %s', async (person, isThere) => {
  await open(person);
  for (const name of ['CSV1（集荷個数）', 'CSV2（ルート計画）', 'CSVアップロード'])
    expect(screen.queryAllByRole('button', { name })).toHaveLength(isThere ? 1 : 0);
  expect(screen.queryAllByText(/表示中の期間に集荷した個数/)).toHaveLength(isThere ? 1 : 0);
});

describe('what leaves', () => {
  it('is of the days that the list shows, under the name that the server gives', async () => {
    const asked: object[] = [];
    api.use(
      on('get', '/admin/washRequest/downloadCsv1', ({ query }) => {
        asked.push(Object.fromEntries(query));
        return file('集荷個数_2026-11-25.csv');
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'CSV1（集荷個数）' }));
    expect(await screen.findByText('集荷個数_2026-11-25.csvをダウンロードしました')).toBeInTheDocument();
    expect(asked).toEqual([{ from: '2026-11-25', to: '2026-11-26' }]);
    expect(saved).toEqual(['集荷個数_2026-11-25.csv']);
  });

  it('is nothing without a row, and that is said', async () => {
    api.use(on('get', '/admin/washRequest/downloadCsv1', () => new HttpResponse(null, { status: 204 })));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'CSV1（集荷個数）' }));
    expect(await screen.findByText('ダウンロードするデータがありません')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it('for the route planner is of one day, of some visits, in some encoding', async () => {
    const asked: object[] = [];
    api.use(
      on('get', '/admin/washRequest/downloadCsv2', ({ query }) => {
        asked.push(Object.fromEntries(query));
        return file('集配ルート.csv');
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'CSV2（ルート計画）' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('文字コード')).toHaveValue('cp932');
    await user.selectOptions(dialog.getByLabelText('対象'), '配達のみ');
    await user.selectOptions(dialog.getByLabelText('文字コード'), 'UTF-8（BOM付き）');
    await user.click(dialog.getByRole('button', { name: 'ダウンロード' }));
    await waitFor(() => expect(saved).toEqual(['集配ルート.csv']));
    expect(asked).toEqual([{ from: '2026-11-25', detail: 'delivery', encoding: 'utf8' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

const line = (overrides: Partial<UploadLine>): UploadLine => ({
  line: 1,
  request: '1',
  staff: '5',
  problem: null,
  wash_request_id: 1,
  name1: '伊藤',
  name2: '美咲',
  staff_name_now: null,
  staff_name: '配達 太郎',
  is_overruled: false,
  ...overrides,
});

describe('the list that comes back', () => {
  const LINES = [
    line({ line: 2 }),
    line({ line: 3, staff_name: '配達 太郎', staff_name_now: '配達 太郎' }),
    line({ line: 4, is_overruled: true }),
    line({ line: 5, problem: 'request_unknown', request: '999', wash_request_id: null, name1: null, name2: null }),
    line({ line: 6, problem: 'staff_ambiguous', staff: '同姓同名', staff_name: null }),
  ];
  let sent: string[];
  beforeEach(() => {
    sent = [];
    api.use(
      on('post', '/admin/washRequest/uploadCsv/check', () => LINES),
      on('post', '/admin/washRequest/uploadCsv', ({ body }) => {
        sent.push(body.assign_staff_infos);
        return { registered: 3, failed_lines: [5, 6] };
      }),
    );
  });
  const choose = async (content: BlobPart = '案件コード,担当\r\n1,5') => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'CSVアップロード' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(dialog.getByLabelText('ファイルを選択'), new File([content], 'route.csv', { type: 'text/csv' }));
    return { user, dialog };
  };
  const verdicts = ({ dialog }: Pick<Awaited<ReturnType<typeof choose>>, 'dialog'>) =>
    dialog.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent)
        .slice(0, 2),
    );

  it('has a verdict for each line before anything is written', async () => {
    const { user, dialog } = await choose();
    expect(await dialog.findByText('route.csv（UTF-8・5行）')).toBeInTheDocument();
    expect(verdicts({ dialog }).slice(1)).toEqual([
      ['2', '○ 登録できます'],
      ['3', '○ 変更なし'],
      ['4', '○ 後の行で上書きされます'],
      ['5', '▲ 集配が見つかりません'],
      ['6', '▲ 同じ氏名のスタッフがいます。IDで指定してください'],
    ]);
    expect(dialog.getByText('登録できない行：2行')).toBeInTheDocument();
    await user.click(dialog.getByRole('switch', { name: '登録できない行だけを表示' }));
    expect(
      verdicts({ dialog })
        .slice(1)
        .map(([number]) => number),
    ).toEqual(['5', '6']);
    expect(sent).toEqual([]);
  });

  it('is written once it is confirmed; the lines that failed stay in sight', async () => {
    const { user, dialog } = await choose();
    await user.click(await dialog.findByRole('button', { name: '3行を登録する' }));
    expect(await screen.findByText('3件の担当を登録しました')).toBeInTheDocument();
    expect(dialog.getByText('5, 6行目の登録に失敗しました')).toBeInTheDocument();
    expect(sent).toEqual(['案件コード,担当\r\n1,5']);
    expect(dialog.getByRole('button', { name: '3行を登録する' })).toBeDisabled();
  });

  it('is read in the encoding that it was written in', async () => {
    const { dialog } = await choose(new Uint8Array([0x31, 0x2c, 0x94, 0x7a, 0x92, 0x42]));
    expect(await dialog.findByText('route.csv（Shift_JIS・5行）')).toBeInTheDocument();
  });

  it('an empty file has nothing to register', async () => {
    const { dialog } = await choose('\r\n');
    expect(await dialog.findByText('割り当ての行がありません')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: '0行を登録する' })).toBeDisabled();
  });
});
