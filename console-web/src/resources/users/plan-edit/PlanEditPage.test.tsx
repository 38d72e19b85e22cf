import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AreaInfo, ConsoleUser } from '../../../providers/api/api-types';
import { setServerTime } from '@laundry/web-kit/clock';
import { on } from '../../../testing/answers';
import { api, problem, refused } from '../../../testing/api';
import { openStream } from '../../../testing/live-stream';
import { renderConsole } from '../../../testing/render-console';
import { buildUser } from '../../../testing/user-builder';

const SERVED: AreaInfo = {
  error: null,
  zipcode: '15000',
  start_time: '10:00',
  end_time: '22:00',
  bikou: null,
  is_valid_monthly: true,
  is_valid_onetime: true,
  is_valid_onetime_b: false,
};

let row: ConsoleUser;
let area: AreaInfo;
let sent: unknown[];

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  row = buildUser({ plan_id: 't8_1_M' });
  area = SERVED;
  sent = [];
  api.use(
    on('get', '/admin/users', () =>
      HttpResponse.json([row], { headers: { 'Content-Range': 'users 0-0/1', 'X-Active-Count': '26' } }),
    ),
    on('get', '/admin/users/{id}', () => row),
    on('get', '/areaInfo', () => area),
    on('post', '/admin/users/{id}/userPlan', ({ id, body }) => {
      sent.push({ id, ...body });
      return {
        plan_id: row.plan_id,
        pickup_delivery_type: 1,
        user_plan_option: 0,
        valid_from: '2026-08-01',
        next_month_plan_id: body.plan_id ?? null,
        next_month_pickup_delivery_type: 1,
        next_month_user_plan_option: 0,
        next_month_plan_valid_from: '2026-12-01',
        payment_method_id: 1,
        available_request_count: 5,
      };
    }),
  );
});

const open = async (state?: unknown) => {
  const rendered = renderConsole('/staff/plan/edit/301?list=users&sort=id&order=ASC', { as: 'manager', state });
  await screen.findByRole('heading', { name: '伊藤 美咲 様（ID 301）' });
  const { user } = rendered;
  const choose = (label: string, option: string) => user.selectOptions(screen.getByLabelText(label), option);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { ...rendered, choose, press };
};
const seen = (seen_plan_id: string, seen_pickup_delivery_type: number) => ({
  seen_plan_id,
  seen_pickup_delivery_type,
  seen_user_plan_option: 0,
});
const plans = () => [...screen.getByLabelText<HTMLSelectElement>('プラン').options].map(({ label }) => label);

it('is reached from the plan of a customer', async () => {
  const { user, router } = renderConsole('/staff/users', { as: 'manager' });
  await user.click(await screen.findByRole('link', { name: '伊藤 美咲様のプランを変更' }));
  expect(await screen.findByLabelText('プラン')).toHaveValue('t8');
  expect(router.state.location.pathname).toBe('/staff/plan/edit/301');
});

describe('the input', () => {
  it('begins with what the customer has, and needs plan, pickup method and size', async () => {
    const { choose, press } = await open();
    expect(screen.getByLabelText('集配方法')).toHaveValue('1');
    expect(screen.getByLabelText('バッグサイズ')).toHaveValue('M');
    for (const label of ['プラン', '集配方法', 'バッグサイズ']) await choose(label, '選択してください');
    await press('確認へ進む');
    expect(await screen.findAllByText('▲ 必須項目です')).toHaveLength(3);
    for (const label of ['プラン', '集配方法', 'バッグサイズ']) expect(screen.getByLabelText(label)).toBeRequired();
    expect(screen.getByText('入力エラーがあります')).toBeInTheDocument();
  });

  it('begins with what the customer will have next month, when that is chosen already', async () => {
    row = buildUser({
      next_month_plan_id: 't12_2',
      next_month_pickup_delivery_type: 4,
      next_month_user_plan_option: 1,
    });
    await open();
    expect(screen.getByLabelText('プラン')).toHaveValue('t12');
    expect(screen.getByLabelText('集配方法')).toHaveValue('4');
    expect(screen.getByLabelText('オプション')).toHaveValue('1');
  });

  it('has no large plans for the small sizes, and clears one that was chosen', async () => {
    const { choose } = await open();
    expect(plans()).not.toContain('月40バッグ');
    await choose('バッグサイズ', 'L（140L）');
    await choose('プラン', '月40バッグ');
    await choose('バッグサイズ', 'S（35L）');
    expect(screen.getByLabelText('プラン')).toHaveValue('');
    expect(plans()).not.toContain('月56バッグ');
    expect(plans()).not.toContain('初回お試し');
  });

  it('of the one-time plan has one size and no option', async () => {
    const { choose } = await open();
    await choose('プラン', '単発');
    expect(screen.getByText('バッグサイズ：単発（45L）')).toBeInTheDocument();
    expect(screen.queryByLabelText('オプション')).not.toBeInTheDocument();
    expect(screen.getByText('日時に応じて都度のお支払い')).toBeInTheDocument();
  });

  it('is refused while nothing is changed', async () => {
    const { choose, press } = await open();
    await press('確認へ進む');
    expect(await screen.findByText('▲ プランが変更されていません')).toBeInTheDocument();
    await choose('集配方法', '選択してください');
    await choose('集配方法', '対面');
    await choose('プラン', '月12バッグ');
    await press('確認へ進む');
    expect(await screen.findByRole('button', { name: '変更する' })).toBeInTheDocument();
  });

  it('is refused where nobody comes for it', async () => {
    area = { ...SERVED, error: 'notarea', is_valid_monthly: false, is_valid_onetime: false };
    const { press } = await open();
    await press('確認へ進む');
    expect(await screen.findByText('▲ 提供エリア外のためご利用いただけません')).toBeInTheDocument();
  });

  it('is the one-time plan where that alone is served', async () => {
    area = { ...SERVED, error: 'notarea', is_valid_monthly: false, is_valid_onetime: true };
    const { choose, press } = await open();
    await choose('プラン', '単発');
    await press('確認へ進む');
    expect(await screen.findByRole('button', { name: '変更する' })).toBeInTheDocument();
  });
});

describe('the confirmation', () => {
  it('says what changes from what, and when; then the plan is changed', async () => {
    const { choose, press, router, user } = await open();
    await choose('プラン', '月12バッグ');
    await press('確認へ進む');
    expect(await screen.findByText('月12バッグ M（80L） 対面')).toBeInTheDocument();
    expect(screen.getByText('月8バッグ M（80L） 対面')).toBeInTheDocument();
    expect(screen.getByText('12月1日(火)から新しいプランになります。')).toBeInTheDocument();
    row = buildUser({ next_month_plan_id: 't12_1_M', next_month_plan_valid_from: '2026-12-01' });
    await press('変更する');
    expect(await screen.findByText('プラン変更が完了しました。')).toBeInTheDocument();
    expect(sent).toEqual([
      { id: 301, plan_id: 't12_1_M', pickup_delivery_type: 1, user_plan_option: 0, ...seen('t8_1_M', 1) },
    ]);
    expect(router.state.location.pathname).toBe('/staff/plan/edit-complete/301');
    const done = within(screen.getByRole('main')).getByRole('status');
    expect(within(done).getByRole('link', { name: '伊藤 美咲' })).toHaveAttribute('href', '/staff/customers/301');
    expect(done).toHaveTextContent('プラン月12バッグ M（80L） 対面');
    expect(done).toHaveTextContent('開始日12月1日(火)');
    await user.click(screen.getByRole('link', { name: '一覧へ戻る' }));
    await screen.findByText('有効ユーザー数：26人');
    expect(router.state.location.search).toBe('?sort=id&order=ASC');
  });

  it('of a monthly plan after the one-time plan tells of the bags and of the bill', async () => {
    row = buildUser({ plan_id: 'tx_1', payment_method_id: 3, is_company: true, company_name: '株式会社イトウ' });
    const { choose, press } = await open();
    await choose('プラン', '月8バッグ');
    await choose('バッグサイズ', 'S（35L）');
    await press('確認へ進む');
    expect(await screen.findByText('すぐに新しいプランになります。')).toBeInTheDocument();
    expect(screen.getByText('今月分として8バッグを付与します。')).toBeInTheDocument();
    expect(screen.getByText(/円の手動決済（未対応）を登録します。/)).toBeInTheDocument();
    expect(screen.getByText('請求書')).toBeInTheDocument();
  });

  it('leads back to the input, with everything chosen, and says in words why the server refuses', async () => {
    api.use(on('post', '/admin/users/{id}/userPlan', () => refused(422, { planPart1: 'planPart1_unchangeable' })));
    const { choose, press } = await open();
    await choose('プラン', '月4バッグ');
    await press('確認へ進む');
    await press('変更する');
    expect(await screen.findByText('▲ 停止中のため単発プランへは変更できません')).toBeInTheDocument();
    const part = await screen.findByLabelText('プラン');
    expect(part).toHaveValue('t4');
    expect(part).toBeInvalid();
    await waitFor(() => expect(part).toHaveFocus());
  });

  it('is gone back from by the browser too, with everything chosen, and does not tell an old refusal again', async () => {
    api.use(on('post', '/admin/users/{id}/userPlan', () => problem(409, { detail: '混み合っています' })));
    const { choose, press, router } = await open();
    await choose('プラン', '月4バッグ');
    await press('確認へ進む');
    await press('変更する');
    await screen.findByText('▲ 混み合っています');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/staff/plan/edit/301');
    expect(screen.getByLabelText('プラン')).toHaveValue('t4');
    await press('確認へ進む');
    expect(await screen.findByRole('button', { name: '変更する' })).toBeInTheDocument();
    expect(screen.queryByText('▲ 混み合っています')).not.toBeInTheDocument();
  });

  it('is there again after a reload', async () => {
    const { choose, press, router } = await open();
    await choose('プラン', '月12バッグ');
    await press('確認へ進む');
    await screen.findByText('月12バッグ M（80L） 対面');
    cleanup();
    const { press: pressAgain } = await open(router.state.location.state);
    expect(await screen.findByText('月12バッグ M（80L） 対面')).toBeInTheDocument();
    await pressAgain('変更する');
    expect(await screen.findByText('プラン変更が完了しました。')).toBeInTheDocument();
  });
});

describe('a change that was begun', () => {
  const begin = async () => {
    const { choose } = await open();
    await choose('プラン', '月12バッグ');
    cleanup();
  };

  it('waits at its input and leaves alone what a colleague has changed meanwhile, until it is sent', async () => {
    await begin();
    row = buildUser({ plan_id: 't8_2_M', pickup_delivery_type: 4 });
    const { press } = await open();
    expect(screen.getByText('前回の入力途中の内容です')).toBeInTheDocument();
    expect(screen.queryByText(/更新されています/)).not.toBeInTheDocument();
    await press('確認へ進む');
    await press('変更する');
    await screen.findByText('プラン変更が完了しました。');
    expect(sent).toEqual([
      { id: 301, plan_id: 't12_2_M', pickup_delivery_type: 4, user_plan_option: 0, ...seen('t8_2_M', 4) },
    ]);
    cleanup();
    await open();
    expect(screen.getByLabelText('プラン')).toHaveValue('t8');
  });

  it('says that a colleague has chosen another plan meanwhile', async () => {
    await begin();
    row = buildUser({ plan_id: 't4_1_M' });
    await open();
    expect(screen.getByLabelText('プラン')).toHaveValue('t12');
    expect(
      screen.getByText(
        '入力中に、他の操作で次の内容に更新されています：プラン 月4バッグ バッグサイズ M（80L） 集配方法 対面 オプション なし',
      ),
    ).toBeInTheDocument();
  });
});

describe('a plan that somebody else changes meanwhile', () => {
  const THEIRS = 'プラン 月4バッグ バッグサイズ M（80L） 集配方法 対面 オプション なし';
  const NOTICE = `お客様（11月25日(水) 09:00）が次の内容に変更しています${THEIRS}`;
  const theirs = () =>
    buildUser({
      plan_id: 't8_1_M',
      next_month_plan_id: 't4_1_M',
      next_month_pickup_delivery_type: 1,
      next_month_user_plan_option: 0,
    });
  const live = () => {
    const stream = openStream();
    api.use(on('get', '/admin/live', stream.answer));
    return () => {
      row = theirs();
      stream.tell('changes', [{ resource: 'users', id: 301, version: 2, who: 'customer', by: null }]);
    };
  };
  const notice = () => screen.findByRole('group', { name: '他の方の変更' });
  /** The customer chooses `t4_1_M` for the next month, until then the operator's are refused. */
  const meanwhile = () => {
    const bodies: unknown[] = [];
    api.use(
      on('post', '/admin/users/{id}/userPlan', ({ body }) => {
        bodies.push([body.plan_id, body.seen_plan_id]);
        row = theirs();
        return problem(409, {
          reason: 'stale',
          detail: '他の操作で内容が更新されています',
          by: 'お客様',
          at: '2026-11-25 09:00:00',
          current: { plan_id: 't4_1_M' },
        });
      }),
    );
    return bodies;
  };

  it('is read anew after the refusal and shown, what was chosen is kept, and replaces it when it is sent again', async () => {
    const bodies = meanwhile();
    const { choose, press } = await open();
    await choose('プラン', '月12バッグ');
    await press('確認へ進む');
    await press('変更する');
    expect(await notice()).toHaveTextContent(NOTICE);
    expect(screen.getByLabelText('プラン')).toHaveValue('t12');
    expect(screen.queryByText(/前回の入力途中の内容/)).not.toBeInTheDocument();
    await press('確認へ進む');
    expect(await screen.findByText('月4バッグ M（80L） 対面')).toBeInTheDocument();
    expect(screen.queryByText('月8バッグ M（80L） 対面')).not.toBeInTheDocument();
    await press('変更する');
    await waitFor(() =>
      expect(bodies).toEqual([
        ['t12_1_M', 't8_1_M'],
        ['t12_1_M', 't4_1_M'],
      ]),
    );
  });

  it('is taken in the place of what was chosen', async () => {
    meanwhile();
    const { choose, press } = await open();
    await choose('プラン', '月12バッグ');
    await press('確認へ進む');
    await press('変更する');
    await notice();
    await press('この内容にする');
    expect(screen.getByLabelText('プラン')).toHaveValue('t4');
    expect(screen.queryByRole('group', { name: '他の方の変更' })).not.toBeInTheDocument();
    await press('確認へ進む');
    expect(await screen.findByText('▲ プランが変更されていません')).toBeInTheDocument();
  });

  it('is told as soon as it is heard of, also on the confirmation, before anything is sent', async () => {
    const change = live();
    const { choose, press } = await open();
    await choose('プラン', '月12バッグ');
    await press('確認へ進む');
    await screen.findByRole('button', { name: '変更する' });
    change();
    expect(await notice()).toHaveTextContent(`他の操作で次の内容に変更されています${THEIRS}`);
    await press('確認へ進む');
    expect(await screen.findByText('月4バッグ M（80L） 対面')).toBeInTheDocument();
    await press('変更する');
    await screen.findByText('プラン変更が完了しました。');
    expect(sent).toEqual([
      { id: 301, plan_id: 't12_1_M', pickup_delivery_type: 1, user_plan_option: 0, ...seen('t4_1_M', 1) },
    ]);
  });

  it('is followed without a word by a form in which nothing was chosen', async () => {
    const change = live();
    await open();
    change();
    await waitFor(() => expect(screen.getByLabelText('プラン')).toHaveValue('t4'));
    expect(screen.queryByRole('group', { name: '他の方の変更' })).not.toBeInTheDocument();
  });

  it('stays refused where the customer cannot be read, and can be sent again', async () => {
    const bodies = meanwhile();
    const { choose, press } = await open();
    await choose('プラン', '月12バッグ');
    await press('確認へ進む');
    api.use(on('get', '/admin/users/{id}', () => problem(503, {})));
    await press('変更する');
    expect(await screen.findByText('▲ 他の操作で内容が更新されています')).toBeInTheDocument();
    api.use(on('get', '/admin/users/{id}', () => row));
    await press('変更する');
    expect(await notice()).toHaveTextContent(NOTICE);
    expect(bodies).toHaveLength(2);
  });
});

it('is not possible for who has left', async () => {
  row = buildUser({ status: 90 });
  renderConsole('/staff/plan/edit/301', { as: 'manager' });
  expect(await screen.findByText('このアカウントは退会済みです')).toBeInTheDocument();
});

it('takes a leader to their top page', async () => {
  renderConsole('/staff/plan/edit/301', { as: 'leader' });
  expect(await screen.findByText('この画面を開く権限がありません')).toBeInTheDocument();
});
