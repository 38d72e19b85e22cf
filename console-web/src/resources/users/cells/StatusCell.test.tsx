import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { on } from '../../../testing/answers';
import { API, api, problem } from '../../../testing/api';
import { renderConsole } from '../../../testing/render-console';
import { buildUser } from '../../../testing/user-builder';

const INVOICE = { payment_method_id: 2, latest_payment_method_id: 2 } as const;
const COMPANY = { ...INVOICE, is_company: true, company_name: '株式会社イトウ', approval: 'now' } as const;

const AFTER = { stop_start_dt: null, rejection_reason: null, available_request_count: 8, approval: null };

let row: ConsoleUser;
let sent: unknown[];

beforeEach(() => {
  row = buildUser();
  sent = [];
  api.use(
    on('get', '/admin/users', () =>
      HttpResponse.json([row], { headers: { 'Content-Range': 'users 0-0/1', 'X-Active-Count': '1' } }),
    ),
    on('post', '/admin/users/{id}/status', ({ body }) => {
      sent.push(body);
      const status = body.status === 4 ? 4 : body.status === 2 ? 2 : 1;
      const { rejection_reason = null } = body;
      const after = { stop_start_dt: null, rejection_reason, available_request_count: 8 };
      const approval = status === 1 ? null : ('now' as const);
      row = { ...row, ...after, status, approval };
      return { ...after, status, approval };
    }),
  );
});

/** Sets another status in the row; nothing is sent before a question is answered. */
const choose = async (to: string) => {
  const { user } = renderConsole('/staff/users', { as: 'manager' });
  const choosing = async (status: string) => {
    await user.click(await screen.findByRole('button', { name: /の利用状況/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: '伊藤 美咲様の利用状況' }), status);
    await user.click(screen.getByRole('button', { name: '確定' }));
  };
  await choosing(to);
  return { user, choosing };
};
const question = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('an approval', () => {
  it.each([
    ['a company under review', { ...COMPANY, status: 3 }, '審査の承認', '株式会社イトウ を承認し、'],
    ['a rejected company', { ...COMPANY, status: 4 }, '審査の承認', '株式会社イトウ を承認し、'],
    ['a suspended company that never began', { ...COMPANY, status: 2 }, '審査の承認', '株式会社イトウ を承認し、'],
    ['a provisional card payer', { status: 0, approval: 'now' }, '利用の承認', '伊藤 美咲 を承認し、'],
  ] as const)('of %s is asked about: for which plan and price, and that it is mailed', async (_, is, name, lead) => {
    row = buildUser(is);
    const { user } = await choose('有効');
    const dialog = await question(name);
    const says = `${lead}プランのバッグを付与します。お客様へメールでお知らせします。`;
    expect(dialog.getByText(says)).toBeInTheDocument();
    expect(dialog.getByText(/^月額 [\d,]+円（1バッグあたり [\d,]+円）$/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'キャンセル' }));
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: '確定' }));
    await user.click((await question(name)).getByRole('button', { name: '承認する' }));
    expect(await screen.findByText('変更しました')).toBeInTheDocument();
    expect(sent).toEqual([{ status: 1, seen_status: is.status }]);
  });

  it('says what it overrules, and that the month is billed', async () => {
    row = buildUser({ ...COMPANY, status: 4, rejection_reason: '登記を確認できませんでした。' });
    await choose('有効');
    const dialog = await question('審査の承認');
    expect(dialog.getByText('登記を確認できませんでした。')).toBeInTheDocument();
    expect(dialog.getByText('今月分の料金を手動決済に登録します')).toBeInTheDocument();
  });

  it('bills nothing where the plan begins later', async () => {
    row = buildUser({ ...COMPANY, status: 3, approval: 'later' });
    await choose('有効');
    expect((await question('審査の承認')).queryByText(/手動決済/)).not.toBeInTheDocument();
  });

  it.each([
    ['whose plan begins later', { approval: 'later' }, '承認します。バッグはプランの開始日に付与します。'],
    ['without a monthly plan', { plan_id: 'tx_2', approval: 'none' }, '承認します。お客様へメールでお知らせします。'],
    ['who has the bags of this month', { approval: 'none' }, '承認します。お客様へメールでお知らせします。'],
  ] as const)('of a customer %s says which bags it gives', async (_, is, says) => {
    row = buildUser({ status: 0, ...is });
    await choose('有効');
    expect((await question('利用の承認')).getByText(new RegExp(says))).toBeInTheDocument();
  });

  it('is none where somebody who had begun is resumed', async () => {
    row = buildUser({ ...COMPANY, status: 2, approval: null });
    await choose('有効');
    await waitFor(() => expect(sent).toEqual([{ status: 1, seen_status: 2 }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('comes still after a suspension in between', async () => {
    row = buildUser({ ...COMPANY, status: 4 });
    const { user, choosing } = await choose('停止');
    await user.click((await question('利用状況の変更')).getByRole('button', { name: '変更する' }));
    await screen.findByRole('button', { name: /の利用状況「停止」/ });
    await choosing('有効');
    expect(await screen.findByRole('dialog', { name: '審査の承認' })).toBeInTheDocument();
    expect(sent).toEqual([{ status: 2, seen_status: 4 }]);
  });
});

it('a review that is due looks like the button that it is', async () => {
  row = buildUser({ ...COMPANY, status: 3 });
  renderConsole('/staff/users', { as: 'manager', styled: true });
  const review = await screen.findByText('審査する');
  expect(review).toHaveStyle({ display: 'inline-block', padding: '1px 8px' });
});

describe('the number of active customers', () => {
  it('counts a change at once, and its row stays where it is though the search finds it no more', async () => {
    row = buildUser({ ...COMPANY, status: 3 });
    let tell = () => {};
    const told = new Promise<void>((resolve) => (tell = resolve));
    let [rows, active, wait] = [[row], 26, Promise.resolve()];
    api.use(
      http.get(`${API}/admin/users`, async () => {
        await wait;
        const headers = { 'Content-Range': 'users 0-0/1', 'X-Active-Count': String(active) };
        return HttpResponse.json(rows, { headers });
      }),
      on('post', '/admin/users/{id}/status', () => {
        [rows, active, wait] = [[], 27, told];
        return { ...AFTER, status: 1 };
      }),
    );
    const { user } = await choose('有効');
    expect(screen.getByText('有効ユーザー数：26人')).toBeInTheDocument();
    await user.click((await question('審査の承認')).getByRole('button', { name: '承認する' }));
    await screen.findByText('変更しました');
    tell();
    expect(await screen.findByText('有効ユーザー数：27人')).toBeInTheDocument();
    expect(screen.getByText('変更しました')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /の利用状況「有効」/ })).toHaveFocus();
  });
});

/** A colleague is faster, as the server says who comes second. */
const FIRST = '他の操作で内容が更新されています（佐藤 花、今日 9:10）。最新の内容をご確認ください';
const decidesFirst = (status: ConsoleUser['status']) =>
  api.use(
    on('post', '/admin/users/{id}/status', ({ body }) => {
      sent.push(body);
      if (body.seen_status === status) {
        row = { ...row, status: 1 };
        return { ...AFTER, status: 1 };
      }
      row = { ...row, status };
      return problem(409, { reason: 'stale', detail: FIRST });
    }),
  );

describe('of two who decide, the second', () => {
  const LABEL = '伊藤 美咲様の利用状況';
  const approve = async () => {
    row = buildUser({ ...COMPANY, status: 3 });
    const { user } = await choose('有効');
    await user.click((await question('審査の承認')).getByRole('button', { name: '承認する' }));
    return user;
  };

  it('is told who was first and what it is now, and decides on that with what was chosen', async () => {
    decidesFirst(4);
    const user = await approve();
    const told = within(await screen.findByRole('alert'));
    expect(told.getByText(`▲ ${FIRST}`)).toBeInTheDocument();
    expect(await told.findByText('▲ 現在の利用状況は「審査否認」です')).toBeInTheDocument();
    expect(screen.getByText('審査否認', { selector: '.status' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: LABEL })).toHaveDisplayValue('有効');
    await user.click(screen.getByRole('button', { name: '確定' }));
    await user.click((await question('審査の承認')).getByRole('button', { name: '承認する' }));
    expect(await screen.findByText('変更しました')).toBeInTheDocument();
    expect(sent).toEqual([
      { status: 1, seen_status: 3 },
      { status: 1, seen_status: 4 },
    ]);
  });

  it('stands at the new status where that leaves no room for what was chosen', async () => {
    decidesFirst(90);
    await approve();
    expect(await screen.findByText('▲ 現在の利用状況は「退会」です')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: LABEL })).toHaveDisplayValue('退会');
  });
});

describe('a rejection', () => {
  const REASON = '登記を確認できませんでした。';
  const type = async () => {
    row = buildUser({ ...COMPANY, status: 3 });
    const { user } = await choose('審査否認');
    const dialog = await question('審査の否認');
    expect(dialog.getByText('株式会社イトウ を否認し、お客様へメールでお知らせします。')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('否認の理由（500文字まで）'), REASON);
    return { user, dialog };
  };

  it('asks for the reason, and sends it', async () => {
    const { user, dialog } = await type();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: '否認する' }));
    expect(await screen.findByText('変更しました')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /の利用状況「審査否認」/ })).toHaveFocus();
    expect(sent).toEqual([{ status: 4, seen_status: 3, rejection_reason: REASON }]);
  });

  it('that a colleague was before with says so where the reason stands, and cannot be sent again', async () => {
    decidesFirst(1);
    const { user, dialog } = await type();
    await user.click(dialog.getByRole('button', { name: '否認する' }));
    expect(
      await dialog.findByText('現在の利用状況は「有効」です。すでに審査が終わっているため、否認できません'),
    ).toBeInTheDocument();
    expect(dialog.queryByText(/他の操作で内容が更新されています/)).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: '否認する' })).not.toBeInTheDocument();
    expect(dialog.getByLabelText('否認の理由（500文字まで）')).toHaveValue(REASON);
    // There is nothing to go on with, so nothing is asked.
    await user.click(dialog.getByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: /の利用状況「有効」/ })).toBeInTheDocument();
  });
});
