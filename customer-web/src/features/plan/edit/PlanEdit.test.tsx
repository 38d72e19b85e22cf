import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { focusManager } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepLang } from '../../../i18n/language';
import { storedPayment } from '../../../lib/payment/open-payment';
import { leaveTyped } from '../../../test/draft';
import { followLink } from '../../../test/follow-link';
import { openApp } from '../../../test/open-app';
import { buildWashRequest } from '../../../test/builders/build-wash-request';
import { api, problem, refused, server } from '../../../test/server';
import { type World, signedIn } from '../../../test/signed-in';

const SERVED = { error: null, is_valid_monthly: true, is_valid_onetime: true, is_valid_onetime_b: false };
const MONTHLY = { plan_id: 't8_1', pickup_delivery_type: 1, user_plan_option: 0 } as const;
const ONETIME = { plan_id: 'tx_1', pickup_delivery_type: 1, user_plan_option: 0 } as const;
const COMPANY = { is_company: true, company_name: '株式会社山田', payment_method_id: 2 } as const;
const PAYMENT = { url: 'https://card.example/pay', form_params: [], ret_url_path: '/plan/edit-complete' };

let sent: { body: unknown; key: string | null }[];
const answering = (answer: () => Response) =>
  server.use(
    http.post(api('/users/me/userPlan'), async ({ request }) => {
      sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
      return answer();
    }),
  );

beforeEach(() => {
  sent = [];
});

function customer(user: World['user'], area: object = SERVED): World {
  const world = signedIn({ user: { user_plan: MONTHLY, ...user } });
  server.use(http.get(api('/areaInfo'), () => HttpResponse.json({ zipcode: '1500001', bikou: null, ...area })));
  return world;
}

const open = async () => {
  await openApp('/plan/edit');
  await screen.findByRole('heading', { level: 1, name: /プランの変更|Change plan/ });
};
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const bags = (part: string) => userEvent.selectOptions(screen.getByLabelText(/^月のバッグ数/), part);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const toConfirm = () => press('変更内容を確認する');
const row = (term: string) => within(screen.getByText(term, { selector: 'dt' }).parentElement ?? document.body);

it('offers no leaving to who has applied to leave', async () => {
  customer({ withdrawal_dt: '2026-11-30 23:59:59' });
  await openApp('/plan');
  expect(await screen.findByText('現在のプラン')).toBeVisible();
  expect(screen.queryByRole('link', { name: '退会のお手続きへ' })).not.toBeInTheDocument();
});

it('is not to be chosen by who has applied to leave', async () => {
  customer({ withdrawal_dt: '2026-11-30 23:59:59' });
  await open();
  expect(await screen.findByText('退会のお手続きがお済みのため、プランは変更できません')).toBeVisible();
  expect(screen.getByText('11月30日(月)まで、現在のプランをご利用いただけます。')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

describe('another plan', () => {
  it('is chosen from the plan’s page, confirmed as before and after, and told when it begins', async () => {
    const world = customer({});
    answering(() => {
      world.user = { user_plan: MONTHLY, next_month_plan_id: 't16_1' };
      return HttpResponse.json({ plan_id: 't8_1', next_month_plan_id: 't16_1' });
    });
    await openApp('/plan');
    await followLink(await screen.findByRole('link', { name: 'プランを変更する' }));
    await screen.findByRole('heading', { level: 1, name: 'プランの変更' });
    await bags('t16');
    await userEvent.selectOptions(screen.getByLabelText('オプション'), '1');
    expect(screen.getByText('29,095円')).toBeInTheDocument();
    await toConfirm();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'プラン変更の確認' })).toHaveFocus());
    expect(row('プラン').getByText('月16バッグ S（35L） 対面')).toBeInTheDocument();
    expect(row('プラン').getByText('変更前：月8バッグ S（35L） 対面')).toBeInTheDocument();
    expect(row('集配方法').queryByText(/変更前/)).not.toBeInTheDocument();
    expect(screen.getByText(/12月1日\(火\)から新しいプランになります/)).toBeInTheDocument();
    expect(
      screen.getByText('12月1日(火)に、12月分の月額料金29,095円（税込）をカードにご請求します。'),
    ).toBeInTheDocument();
    await press('この内容に変更する');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'プラン変更のお手続きが完了しました' })).toHaveFocus(),
    );
    await waitFor(() => expect(document.title).toBe('プラン変更のお手続きが完了しました｜せんたく便'));
    expect(await screen.findByText('月16バッグ S（35L） 対面')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/plan/edit-complete');
    expect(sent).toEqual([
      {
        body: {
          plan_id: 't16_1',
          pickup_delivery_type: 1,
          payment_method: 1,
          user_plan_option: 1,
          renew_card: false,
          seen_plan_id: 't8_1',
          seen_pickup_delivery_type: 1,
          seen_user_plan_option: 0,
        },
        key: expect.any(String),
      },
    ]);
    expect(sessionStorage.getItem('laundry.customer.draft.plan.12')).toBeNull();
  });

  it('is not sent when nothing has changed', async () => {
    customer({});
    await open();
    await toConfirm();
    expect(await screen.findByText('変更された項目はありません。')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'この内容に変更する' })).not.toBeInTheDocument();
  });

  it('that is booked is cancelled by choosing the current one', async () => {
    customer({ next_month_plan_id: 't16_1' });
    await open();
    expect(screen.getByText(/「月16バッグ S（35L） 対面」に変わります/)).toBeInTheDocument();
    await press('現在のプラン「月8バッグ S（35L） 対面」を続ける');
    await toConfirm();
    expect(await screen.findByText(/プラン変更を取りやめ、現在のプランを続けます/)).toBeInTheDocument();
    expect(row('プラン').getByText('予定していた内容：月16バッグ S（35L） 対面')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'この内容に変更する' })).toBeInTheDocument();
  });

  it.each<[string, World['user'], RegExp]>([
    [
      'another size and pickup method',
      { next_month_plan_id: 't4_2_M', next_month_pickup_delivery_type: 2 },
      /^M（80L）/,
    ],
    ['the one-time plan', { next_month_plan_id: 'tx_1', next_month_pickup_delivery_type: 1 }, /^単発プラン/],
  ])(
    'that is booked, %s, is what the form begins with, and stays where nothing else is chosen',
    async (_plan, next, chosen) => {
      customer({ ...next, next_month_user_plan_option: 0 });
      await open();
      expect(screen.getByRole('radio', { name: chosen })).toBeChecked();
      await toConfirm();
      expect(await screen.findByText('変更された項目はありません。')).toBeInTheDocument();
      expect(screen.getByText(/^12月1日\(火\)から新しいプランになります。/)).toBeInTheDocument();
      expect(screen.queryByText(/変更前/)).not.toBeInTheDocument();
      expect(screen.queryByText('いまのご契約の分について')).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'この内容に変更する' })).not.toBeInTheDocument();
    },
  );

  it('that is booked stays with another card, of which nothing is warned again', async () => {
    customer({ next_month_plan_id: 't4_1_M', next_month_pickup_delivery_type: 1, next_month_user_plan_option: 1 });
    answering(() => HttpResponse.json({ plan_id: 't8_1', next_month_plan_id: 't4_1_M' }));
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: /^カードを登録し直す/ }));
    await toConfirm();
    await press('カード情報を入力する');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([
      { body: { plan_id: 't4_1_M', user_plan_option: 1, renew_card: true, seen_plan_id: 't4_1_M' } },
    ]);
  });

  it('that is booked gives way to what was typed before', async () => {
    customer({ next_month_plan_id: 't16_1' });
    leaveTyped('plan.12', { plan_part: 't4' });
    await open();
    expect(screen.getByLabelText(/^月のバッグ数/)).toHaveValue('t4');
  });

  it('keeps what was chosen over a reload', async () => {
    customer({});
    await open();
    await choose(/^M（80L）/);
    await bags('t4');
    cleanup();
    await open();
    expect(screen.getByRole('radio', { name: /^M（80L）/ })).toBeChecked();
    expect(screen.getByLabelText(/^月のバッグ数/)).toHaveValue('t4');
  });

  it('has no largest plans with the small sizes', async () => {
    customer({ user_plan: { ...MONTHLY, plan_id: 't48_1_L' } });
    await open();
    await choose(/^S（35L）/);
    expect(screen.getByLabelText(/^月のバッグ数/)).toHaveValue('');
    expect(screen.queryByRole('option', { name: /^月48バッグ/ })).not.toBeInTheDocument();
    await toConfirm();
    expect(await screen.findByText('月のバッグ数: プランを選択してください')).toBeInTheDocument();
  });
});

it('whose page is opened by its address claims nothing', async () => {
  customer({});
  await openApp('/plan/edit-complete');
  expect(await screen.findByRole('heading', { level: 1, name: '完了したお手続きはありません' })).toBeInTheDocument();
  expect(document.title).toBe('プラン変更のお手続き｜せんたく便');
});

it.each([
  ['its option', {}, 1],
  ['the present option where none was chosen with it', { user_plan: { ...MONTHLY, user_plan_option: 1 } }, null],
] as const)('that is booked is shown with its price, by %s', async (_rule, user, next_month_user_plan_option) => {
  customer({ ...user, next_month_plan_id: 't16_1', next_month_user_plan_option });
  await openApp('/plan');
  expect(await screen.findByText('29,095円')).toBeInTheDocument();
});

it('tells before it is confirmed what becomes of the weekly schedule', async () => {
  customer({}, { ...SERVED, start_time: '10:00', end_time: '21:00' });
  const info = { week_type: 1, pickup_week_id: 2, pickup_time: '10:00', delivery_week_id: 5, delivery_time: '10:00' };
  const saved = { week_request_infos: [info], count: 3, bikou: '', delivery_box_pw: '', pd_same_time: false };
  server.use(http.get(api('/userWeekRequests'), () => HttpResponse.json([saved])));
  await open();
  await bags('t4');
  await toConfirm();
  expect(await screen.findByText(/^集配 \d+回、見送り [1-9]\d*回の予定です。$/)).toBeVisible();
  expect(screen.getByText(/足りない分の集配は、日付の順に見送られます/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'この内容に変更する' })).toBeVisible();
});

describe('the one-time plan after a monthly one', () => {
  const FORM = { week_type: 1, pickup_week_id: 2, pickup_time: '10:00', delivery_week_id: 5, delivery_time: '10:00' };
  const SCHEDULE = { week_request_infos: [FORM], count: 3, bikou: '', delivery_box_pw: '', pd_same_time: false };
  const schedule = (saved: readonly object[]) =>
    server.use(http.get(api('/userWeekRequests'), () => HttpResponse.json(saved)));
  const linesOf = async () => {
    const title = await screen.findByRole('heading', { name: 'いまのご契約の分について' });
    const card = title.closest('section') ?? document.body;
    return within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  const toOnetime = async () => {
    await open();
    await choose(/^単発プラン/);
    await toConfirm();
    await press('確認画面へ進む');
    await screen.findByRole('heading', { level: 1, name: 'プラン変更の確認' });
  };

  it('says before and after what becomes of bags, schedule and requests', async () => {
    const world = customer({ available_request_count: 3 });
    world.current = [
      buildWashRequest(),
      buildWashRequest({ id: 72, is_tentative: true }),
      buildWashRequest({ id: 73, is_bag_delivery: true }),
    ];
    schedule([SCHEDULE]);
    answering(() => {
      world.user = { ...world.user, next_month_plan_id: 'tx_1' };
      return HttpResponse.json({ plan_id: 't8_1', next_month_plan_id: 'tx_1' });
    });
    await toOnetime();
    const said = [
      expect.stringMatching(/^残りの3バッグは、11月30日\(月\)までのご依頼に/),
      expect.stringMatching(/^定期集配は、12月1日\(火\)から行いません。設定は保存され/),
      expect.stringMatching(/^すでにご依頼いただいた集配（2件）は、予定どおりうかがいます。/),
      expect.stringMatching(/次の集荷がまだ決まっていないもの.*11月30日\(月\)までに/),
    ];
    expect(await linesOf()).toEqual(said);
    await press('この内容に変更する');
    await screen.findByRole('heading', { level: 1, name: 'プラン変更のお手続きが完了しました' });
    expect(await linesOf()).toEqual(said);
  });

  it('says nothing of what there is not', async () => {
    customer({ available_request_count: 0 });
    schedule([SCHEDULE]);
    await toOnetime();
    expect(await linesOf()).toEqual([expect.stringMatching(/^定期集配は/)]);
    expect(screen.queryByText(/繰り越/)).not.toBeInTheDocument();
  });
});

describe('warnings', () => {
  it('of size, pickup method and same-time come before the confirmation, and can be gone back from', async () => {
    customer({});
    await open();
    await choose(/^M（80L）/);
    await choose(/^宅配ボックス/);
    await userEvent.click(screen.getByRole('checkbox', { name: /^集配同時/ }));
    await toConfirm();
    const dialog = await screen.findByRole('dialog', { name: '変更の前にご確認ください' });
    const items = within(dialog).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'バッグのサイズが「S（35L）」から「M（80L）」に変わります。',
      '集配方法が「対面」から「宅配ボックス」に変わります。',
      '集配同時に変わります。定期集配をご利用の場合は、登録し直してください。',
    ]);
    await press('選び直す');
    expect(screen.getByRole('heading', { level: 1, name: 'プランの変更' })).toBeInTheDocument();
    await toConfirm();
    await press('確認画面へ進む');
    expect(await screen.findByRole('heading', { level: 1, name: 'プラン変更の確認' })).toBeInTheDocument();
  });

  it('of leaving the monthly plan', async () => {
    customer({});
    await open();
    await choose(/^単発プラン/);
    await toConfirm();
    expect(await screen.findByText(/月額プランから単発プランに変わります/)).toBeInTheDocument();
    await press('確認画面へ進む');
    expect(await screen.findByText('ご利用ごとのお支払い')).toBeInTheDocument();
    expect(row('月額料金（税込）').getByText(/^変更前：/)).toHaveTextContent('変更前：13,980円（税込）');
  });

  it('are none for who had the one-time plan', async () => {
    customer({ user_plan: ONETIME });
    await open();
    await choose(/^月額プラン/);
    await choose(/^M（80L）/);
    await choose(/^宅配ボックス/);
    await bags('t4');
    await toConfirm();
    expect(await screen.findByRole('heading', { level: 1, name: 'プラン変更の確認' })).toBeInTheDocument();
    expect(screen.getByText(/カード会社のページで、14,210円（税込）をお支払いいただきます。/)).toBeInTheDocument();
    expect(screen.getByText(/すぐにプランが始まり、今月分として4バッグを11月30日\(月\)まで/)).toBeInTheDocument();
  });
});

it('that begins at once by invoice is billed from the month in which it begins', async () => {
  customer({ ...COMPANY, user_plan: ONETIME, payment_method_id: 3 });
  await open();
  await choose(/^月額プラン/);
  await choose(/^M（80L）/);
  await bags('t4');
  await choose(/^請求書/);
  await toConfirm();
  expect(
    await screen.findByText(/月額料金14,590円（税込）は、プランが始まる月の分から、月末締め、翌月末日まで/),
  ).toBeInTheDocument();
});

it.each<[string, World['user']]>([
  ['was not made', {}],
  ['was made', { next_month_plan_id: 't16_1', next_month_pickup_delivery_type: 1, next_month_user_plan_option: 0 }],
])(
  'that nobody answers and that %s is told where it was sent, and asked for once when it is sent again',
  async (_made, next) => {
    const world = customer({});
    const reads = vi.fn();
    const heard = ({ request }: { request: Request }) => void (request.url.endsWith('/users/me') && reads());
    onTestFinished(() => void server.events.removeListener('response:mocked', heard));
    answering(() => {
      world.user = { ...world.user, ...next };
      server.events.on('response:mocked', heard);
      return HttpResponse.error();
    });
    await open();
    await bags('t16');
    await toConfirm();
    await press('この内容に変更する');
    expect(await screen.findByRole('alert')).toHaveTextContent('送信できたか確認できませんでした');
    await waitFor(() => expect(reads).toHaveBeenCalled());
    expect(screen.queryByText('変更された項目はありません。')).not.toBeInTheDocument();
    await press('この内容に変更する');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]?.key).toBe(sent[1]?.key);
  },
);

describe('a plan that somebody else changes while it is confirmed', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => {
    vi.useRealTimers();
    focusManager.setFocused(undefined);
  });
  /** An operator chooses the plan of 16 bags; a customer who saw another one to come is refused. */
  const refusing = (world: World) => {
    server.use(
      http.post(api('/users/me/userPlan'), async ({ request }) => {
        const body = (await request.json()) as Record<string, unknown>;
        sent.push({ body, key: request.headers.get('Idempotency-Key') });
        world.user = { ...world.user, next_month_plan_id: 't16_1', next_month_user_plan_option: 1 };
        return body['seen_plan_id'] === 't16_1'
          ? HttpResponse.json({ plan_id: 't8_1', next_month_plan_id: 't4_1' })
          : problem(409, { reason: 'stale', current: { plan_id: 't16_1' } });
      }),
    );
  };
  const confirmed = async () => {
    const world = customer({});
    refusing(world);
    await open();
    await bags('t4');
    await toConfirm();
    return world;
  };
  const theirs = async () => within(await screen.findByRole('alert'));

  it('is shown by the names of its parts, and replaced when it is sent again', async () => {
    await confirmed();
    await press('この内容に変更する');
    const shown = await theirs();
    expect(shown.getByText('プランを変更できませんでした')).toBeVisible();
    expect(await shown.findByText('月16バッグ S（35L） 対面（12月1日(火)から）')).toBeVisible();
    expect(shown.getByText('オプション')).toBeVisible();
    expect(document.activeElement).toContainElement(shown.getByText('オプション'));
    expect(screen.getByText('月4バッグ S（35L） 対面')).toBeVisible();
    await press('この内容に変更する');
    await screen.findByRole('heading', { level: 1, name: 'プラン変更のお手続きが完了しました' });
    expect(sent.map(({ body }) => body)).toMatchObject([
      { plan_id: 't4_1', seen_plan_id: 't8_1', seen_pickup_delivery_type: 1, seen_user_plan_option: 0 },
      { plan_id: 't4_1', seen_plan_id: 't16_1', seen_pickup_delivery_type: 1, seen_user_plan_option: 1 },
    ]);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  it('is another one by its pickup method alone, too', async () => {
    const world = customer({ user_plan: { ...MONTHLY, plan_id: 't8_2', pickup_delivery_type: 4 } });
    answering(() => {
      world.user = {
        ...world.user,
        next_month_plan_id: 't8_2',
        next_month_pickup_delivery_type: 5,
        next_month_user_plan_option: 0,
      };
      return sent.length === 1
        ? problem(409, { reason: 'stale', current: { plan_id: 't8_2' } })
        : HttpResponse.json({ plan_id: 't8_2', next_month_plan_id: 't8_2' });
    });
    await open();
    await choose(/^宅配ボックス/);
    await toConfirm();
    await press('確認画面へ進む');
    await press('この内容に変更する');
    expect(await (await theirs()).findByText('玄関前置き')).toBeVisible();
    await press('この内容に変更する');
    await screen.findByRole('heading', { level: 1, name: 'プラン変更のお手続きが完了しました' });
    expect(sent.map(({ body }) => body)).toMatchObject([
      { plan_id: 't8_2', pickup_delivery_type: 2, seen_pickup_delivery_type: 4 },
      { plan_id: 't8_2', pickup_delivery_type: 2, seen_pickup_delivery_type: 5 },
    ]);
  });

  it('is kept, and what was chosen is given up', async () => {
    await confirmed();
    await press('この内容に変更する');
    await press('変更後の内容のままにする');
    expect(await screen.findByText('現在のプラン')).toBeVisible();
    expect(sessionStorage.getItem('laundry.customer.draft.plan.12')).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('is told when the tab is looked at again, before anything is sent', async () => {
    const world = await confirmed();
    await screen.findByRole('button', { name: 'この内容に変更する' });
    world.user = { ...world.user, next_month_plan_id: 't16_1', next_month_user_plan_option: 0 };
    vi.setSystemTime(Date.now() + 60_000);
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    expect((await theirs()).getByText('ご契約がほかで変更されています')).toBeVisible();
    await press('この内容に変更する');
    await waitFor(() => expect(sent).toMatchObject([{ body: { plan_id: 't4_1', seen_plan_id: 't16_1' } }]));
  });
});

describe('by card', () => {
  it('redirects to the checkout and keeps the draft until it is paid', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    customer({});
    answering(() =>
      HttpResponse.json({ plan_id: 't8_1', next_month_plan_id: null, payment: PAYMENT, payment_no: 'P-1' }),
    );
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: /^カードを登録し直す/ }));
    await toConfirm();
    expect(await screen.findByText(/新しいカードを登録していただきます。料金はかかりません。/)).toBeInTheDocument();
    await press('カード情報を入力する');
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    expect(sent).toMatchObject([{ body: { plan_id: 't8_1', renew_card: true } }]);
    expect(storedPayment()).toMatchObject({ no: 'P-1', draft: 'plan.12' });
    expect(sessionStorage.getItem('laundry.customer.draft.plan.12')).not.toBeNull();
    submit.mockRestore();
  });

  it('resumes a customer whose card was declined, who can neither pay otherwise nor leave the monthly plan', async () => {
    customer({ ...COMPANY, payment_method_id: 1, status: 2 });
    const infos = [{ type: 1, solved: false, updated_at: '2026-11-20 09:00:00' }];
    const unpaid_charges = [
      { month: '2026-10', amount: 13980 },
      { month: '2026-11', amount: 1000 },
    ];
    server.use(
      http.get(api('/stoppedUserInfos'), () => HttpResponse.json({ stopped_infos: infos, unpaid_charges })),
      http.get(api('/payments/state/P-1'), () =>
        HttpResponse.json({ no: 'P-1', page_id: 2, payment_method: 1, amount: 14980, state: 'settled' }),
      ),
    );
    answering(() =>
      HttpResponse.json({ plan_id: 't8_1', next_month_plan_id: null, payment: PAYMENT, payment_no: 'P-1' }),
    );
    await open();
    expect(
      await screen.findByText('クレジットカードが停止しています。カード情報を更新してください'),
    ).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /停止中のため請求書払いへは変更できません/ })).toBeDisabled();
    expect(await screen.findByRole('radio', { name: /停止中のため単発プランへは変更できません/ })).toBeDisabled();
    await toConfirm();
    expect(await screen.findByText(/未払いの料金14,980円（税込、10月・11月分）を本日お支払い/)).toBeInTheDocument();
    expect(screen.getByText('お手続きが済むと、ご利用を再開できます。')).toBeInTheDocument();
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    await press('カード情報を入力する');
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    submit.mockRestore();
    cleanup();
    customer({ ...COMPANY, payment_method_id: 1 });
    await openApp('/plan/edit-complete?payment=P-1');
    expect(await screen.findByRole('heading', { level: 1, name: 'カードの更新が完了しました' })).toBeInTheDocument();
    expect(await screen.findByText('新しいカードを登録し、ご利用を再開しました。')).toBeInTheDocument();
    expect(screen.getByText('14,980円（税込）')).toBeInTheDocument();
  });

  it('resumes who had chosen the one-time plan before the card was declined, and leaves it so', async () => {
    customer({ status: 2, next_month_plan_id: 'tx_2', next_month_pickup_delivery_type: 5 });
    const stopped_infos = [{ type: 1, solved: false, updated_at: '2026-11-20 09:00:00' }];
    const unpaid_charges = [{ month: '2026-11', amount: 13980 }];
    server.use(http.get(api('/stoppedUserInfos'), () => HttpResponse.json({ stopped_infos, unpaid_charges })));
    await open();
    expect(screen.getByRole('radio', { name: /^単発プラン/ })).toBeChecked();
    await press('確認へ進む');
    expect(await screen.findByText('お手続きが済むと、ご利用を再開できます。')).toBeInTheDocument();
    expect(screen.getByText(/^12月1日\(火\)から新しいプランになります。/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'カード情報を入力する' })).toBeInTheDocument();
  });

  it('resumes by card who had chosen an invoice before the card was declined', async () => {
    customer({ ...COMPANY, status: 2 });
    const stopped_infos = [{ type: 1, solved: false, updated_at: '2026-11-20 09:00:00' }];
    const unpaid_charges = [{ month: '2026-11', amount: 13980 }];
    server.use(http.get(api('/stoppedUserInfos'), () => HttpResponse.json({ stopped_infos, unpaid_charges })));
    await open();
    await press('確認へ進む');
    expect(await screen.findByText('お手続きが済むと、ご利用を再開できます。')).toBeInTheDocument();
    expect(row('お支払い方法').getByText(/^変更前：請求書/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'カード情報を入力する' })).toBeInTheDocument();
  });

  it('says that nothing is owed where nothing is', async () => {
    customer({ status: 2 });
    const stopped_infos = [{ type: 1, solved: false, updated_at: '2026-11-20 09:00:00' }];
    server.use(http.get(api('/stoppedUserInfos'), () => HttpResponse.json({ stopped_infos, unpaid_charges: [] })));
    await open();
    await press('確認へ進む');
    expect(await screen.findByText(/未払いの料金はありません/)).toBeInTheDocument();
  });
});

describe('a payment method', () => {
  it('that a plan does not allow says why, and gives way to the card', async () => {
    customer(COMPANY);
    await open();
    expect(screen.getByRole('radio', { name: /^請求書/ })).toBeChecked();
    await bags('t4');
    const invoice = await screen.findByRole('radio', { name: /選択されたプランでは請求書払いを選択できません/ });
    await waitFor(() => expect(invoice).toBeDisabled());
    expect(screen.getByRole('radio', { name: /^クレジットカード/ })).toBeChecked();
  });

  it('of a company follows it to the one-time plan and back', async () => {
    customer(COMPANY);
    await open();
    await choose(/^単発プラン/);
    await waitFor(() => expect(screen.getByRole('radio', { name: /お支払い方法をお選びいただけます/ })).toBeChecked());
    await choose(/^月額プラン/);
    await waitFor(() => expect(screen.getByRole('radio', { name: /^請求書/ })).toBeChecked());
  });

  it('after a rejection is the card, with which the service begins at once', async () => {
    customer({ ...COMPANY, status: 4 });
    await open();
    expect(await screen.findByText('審査の結果、ご利用を承認できませんでした')).toBeVisible();
    expect(screen.getByText(/^クレジットカードなら、すぐにご利用いただけます。/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'お問い合わせへ' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('link', { name: 'クレジットカードで始める' })).toBeNull();
    expect(screen.getByRole('radio', { name: /審査の結果、請求書払いを選択できません/ })).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('radio', { name: /^クレジットカード/ })).toBeChecked());
  });
});

it('is refused where nobody comes, before and after it is sent', async () => {
  customer({}, { ...SERVED, is_valid_onetime: false });
  await open();
  expect(
    await screen.findByRole('radio', { name: /^単発プラン.*提供エリア外のためご利用いただけません/ }),
  ).toBeDisabled();
  answering(() => refused(422, { planPart1: 'notarea' }));
  await bags('t16');
  await toConfirm();
  await press('この内容に変更する');
  expect(await screen.findByText('ご利用方法: 提供エリア外のためご利用いただけません')).toBeInTheDocument();
  expect(screen.getByLabelText(/^月のバッグ数/)).toHaveValue('t16');
});

it('that was registered and not paid is paid straight away, changed if need be, and welcomed', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const world = customer({ status: 0 });
  answering(() => HttpResponse.json({ plan_id: 't8_1', payment: PAYMENT, payment_no: '000031' }));
  await openApp('/wash-request');
  expect(await screen.findByRole('heading', { level: 1, name: 'お支払いのお手続き' })).toBeVisible();
  expect(window.location.pathname).toBe('/plan/edit');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(row('月額料金（税込）').getByText(/^[\d,]+円$/)).toBeVisible();
  expect(row('お支払い方法').getByText('クレジットカード')).toBeVisible();
  await press('プランやお支払い方法を変える');
  expect(await screen.findByText(/^ご登録はお済みですが、カードのお手続きがまだ済んでいません。/)).toBeVisible();
  await bags('t16');
  await toConfirm();
  expect(await screen.findByRole('heading', { level: 1, name: 'お支払いのお手続き' })).toBeVisible();
  await press('カード情報を入力する');
  await waitFor(() => expect(submit).toHaveBeenCalled());
  expect(sent[0]?.body).toMatchObject({ plan_id: 't16_1', payment_method: 1 });
  submit.mockRestore();
  cleanup();
  world.user = { user_plan: { ...MONTHLY, plan_id: 't16_1' }, status: 1 };
  server.use(
    http.get(api('/payments/state/000031'), () =>
      HttpResponse.json({ no: '000031', page_id: 2, amount: 50000, payment_method: 1, state: 'settled' }),
    ),
  );
  await openApp('/plan/edit-complete?payment=000031');
  expect(await screen.findByRole('heading', { level: 1, name: 'ようこそ。ご登録ありがとうございます' })).toBeVisible();
  expect(await screen.findByRole('link', { name: '集配のご依頼へ' })).toBeVisible();
});

it('that begins with the next month and whose card is missing comes to the card first, with its price', async () => {
  customer({ status: 0, begins_month: '2026-12', turned_month: '2026-11', available_request_count: 0 });
  await openApp('/wash-request');
  expect(await screen.findByRole('heading', { level: 1, name: 'カードのご登録' })).toBeVisible();
  expect(screen.getByText(/^カードを登録すると、お申し込みが完了します。今日のお支払いはありません。/)).toBeVisible();
  expect(row('月額料金（税込）').getByText('13,980円')).toBeVisible();
  expect(screen.getByRole('button', { name: 'カード情報を入力する' })).toBeVisible();
  await press('プランやお支払い方法を変える');
  expect(await screen.findByText(/^ご登録はお済みですが、カードのお手続きがまだ済んでいません。/)).toBeVisible();
});

it('whose card was refused is gone on with where it is paid, as it was chosen', async () => {
  customer({ user_plan: ONETIME });
  leaveTyped('plan.12', { plan_kind: 'monthly', bag_size: 'S', plan_part: 't8', payment_method_id: '1' });
  server.use(
    http.get(api('/payments/state/P-1'), () =>
      HttpResponse.json({ no: 'P-1', page_id: 2, amount: 13980, payment_method: 1, state: 'declined' }),
    ),
  );
  await openApp('/plan/edit-complete?payment=P-1');
  await followLink(await screen.findByRole('link', { name: 'もう一度手続きする' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'プラン変更の確認' })).toBeVisible();
  expect(screen.getByText(/カード会社のページで、13,980円（税込）をお支払いいただきます。/)).toBeVisible();
});

it.each<[string, World['user'], RegExp]>([
  ['under review', { ...COMPANY, status: 3 }, /審査中は、プランを変更できません/],
  ['suspended on the one-time plan', { status: 2, user_plan: ONETIME }, /停止が解除されてから承ります/],
])('is not offered to who is %s: the plan’s page says why', async (_who, user, why) => {
  customer(user);
  await openApp('/plan');
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'プランを変更する' })).toBeNull();
});

it('is not promised for later to whose account is over', async () => {
  customer({ status: 90 });
  await openApp('/plan');
  const section = (await screen.findByRole('heading', { name: 'プランの変更' })).closest('section');
  expect(section).toHaveTextContent('このアカウントは退会済みです');
  expect(section).not.toHaveTextContent('停止');
});

it('waits for the end of a review', async () => {
  customer({ ...COMPANY, status: 3 });
  await openApp('/plan/edit');
  expect(
    await screen.findByText('請求書払いの審査中は、プランを変更できません。結果はメールでお知らせします。'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '変更内容を確認する' })).not.toBeInTheDocument();
});

it('speaks English', async () => {
  keepLang('en');
  customer({});
  await open();
  await userEvent.selectOptions(screen.getByLabelText(/^Bags per month/), 't16');
  await press('Review change');
  expect(await screen.findByText(/Your new plan starts on Tue, 1 Dec/)).toBeInTheDocument();
});
