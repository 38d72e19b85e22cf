import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { setServerTime } from '@laundry/web-kit/clock';
import { on } from '../../testing/answers';
import { API, api, problem } from '../../testing/api';
import { buildRequest } from '../../testing/builders';
import { listAddress } from '../../testing/list-address';
import { openStream } from '../../testing/live-stream';
import { loseFirstAnswer } from '../../testing/lost-answer';
import { renderConsole } from '../../testing/render-console';

const AFFECTED = listAddress('/admin/wash-requests', { from: '2026-12-10', to: '2026-12-10', leg: 'either' });

let asked: unknown[];
let calls: string[];
let holidays: { id: number; date: string }[];
let limits: { id: number; date: string; limit: number; used: number }[];

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  calls = [];
  holidays = [{ id: 5, date: '2026-12-03' }];
  limits = [{ id: 8, date: '2026-12-08', limit: 7, used: 3 }];
  asked = [];
  api.use(
    on('get', '/admin/washRequest', ({ query }) => {
      asked.push(JSON.parse(query.get('filter') ?? '{}'));
      return [buildRequest({ id: 1 }), buildRequest({ id: 2 })];
    }),
    http.get(`${API}/businessHolidays`, () => HttpResponse.json(holidays)),
    http.get(`${API}/admin/dayPickups`, () => HttpResponse.json([{ date: '2026-12-10', used: 4 }])),
    http.get(`${API}/admin/washRequestLimits`, () => HttpResponse.json(limits)),
    http.post(`${API}/admin/businessHolidays`, async ({ request }) => {
      const { date } = (await request.json()) as { date: string };
      calls.push(`holiday ${date}`);
      holidays = [...holidays, { id: 6, date }];
      return HttpResponse.json({ id: 6, affected: 2 }, { status: 201 });
    }),
    http.post(`${API}/admin/washRequestLimit`, async ({ request }) => {
      const { date, limit } = (await request.json()) as { date: string; limit: number };
      calls.push(`limit ${date} ${limit}`);
      limits = [{ id: 9, date, limit, used: 0 }];
      return HttpResponse.json({ id: 9, date, limit });
    }),
    http.delete(`${API}/admin/:kind/:id`, ({ params }) => {
      calls.push(`delete ${String(params['kind'])} ${String(params['id'])}`);
      holidays = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

const open = async () => {
  const rendered = renderConsole('/admin/business-holiday-setting?month=2026-12', { as: 'admin' });
  await screen.findByRole('button', { name: /12月10日\(木\)を設定/ });
  return rendered;
};
const openDay = async (user: Awaited<ReturnType<typeof open>>['user'], day: string) => {
  await user.click(screen.getByRole('button', { name: new RegExp(`${day}.*を設定`) }));
  return within(await screen.findByRole('dialog'));
};

const openNational = async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '祝日をまとめて設定' }));
  const dialog = within(await screen.findByRole('dialog', { name: '祝日を休業日にする' }));
  await dialog.findByRole('checkbox', { name: /成人の日/ });
  return { user, dialog };
};

const mark = (name: RegExp) => screen.getByRole('button', { name });

describe('the month', () => {
  it('shows Monday to Saturday, holidays and limits with what is taken of them', async () => {
    await open();
    expect(screen.queryByRole('button', { name: /12月6日\(日\)/ })).not.toBeInTheDocument();
    expect(mark(/12月3日.*の休業日を解除/)).toHaveTextContent('休業日');
    expect(mark(/12月8日.*の上限7件を解除/)).toHaveTextContent('上限 7件受付 3/7');
  });

  it('says of every day how many pickups it has', async () => {
    await open();
    expect(await screen.findByText('集荷 4件')).toBe(document.querySelector('[data-date="2026-12-10"] .pickups'));
    expect(document.querySelector('[data-date="2026-12-11"]')).toHaveTextContent('集荷 0件');
    expect(document.querySelector('[data-date="2026-12-08"] .pickups')).toBeNull();
  });

  it('has nothing to set on days that are past', async () => {
    setServerTime('Thu, 10 Dec 2026 00:00:00 GMT');
    await open();
    expect(mark(/12月8日.*過ぎた日/)).toBeDisabled();
    expect(mark(/12月3日.*の休業日を解除/)).toBeDisabled();
    expect(mark(/12月10日.*を設定/)).toBeEnabled();
  });

  it('ends a year ahead and says so', async () => {
    setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
    renderConsole('/admin/business-holiday-setting?month=2027-11', { as: 'admin' });
    const next = await screen.findByRole('button', { name: '翌月' });
    expect(next).toBeDisabled();
    expect(next).toHaveAccessibleDescription('休業日と受付上限は、1年先の2027年11月まで設定できます。');
  });

  it('is in the address bar', async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole('button', { name: '翌月' }));
    expect(await screen.findByText('2027年1月')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?month=2027-01');
  });
});

describe('the modal of a day', () => {
  it('says before anything is set how many requests the day has, by either leg, and leads to exactly those', async () => {
    const { user } = await open();
    const dialog = await openDay(user, '12月10日');
    expect(await dialog.findByText(/この日に予定されている集配が2件あります/)).toBeInTheDocument();
    expect(asked).toEqual([{ leg: 'either', from: '2026-12-10T00:00:00', to: '2026-12-10T23:59:59' }]);
    expect(dialog.getByRole('link', { name: '集配一覧で確認する' })).toHaveAttribute('href', AFFECTED);
    expect(calls).toEqual([]);
  });

  it('a limit is held against the pickups of the day while it is typed', async () => {
    const { user } = await open();
    const dialog = await openDay(user, '12月10日');
    await user.click(dialog.getByRole('radio', { name: /上限/ }));
    expect(await dialog.findByText('この日の集荷は既に4件です。')).toBeInTheDocument();
    expect(dialog.queryByText(/予定されている集配/)).not.toBeInTheDocument();
    await user.type(dialog.getByLabelText('上限（件）'), '１');
    expect(dialog.getByText('この日の集荷は既に4件あり、この上限を3件超えます。')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('asks before a limit that was typed is given up; without one it closes at once', async () => {
    const { user } = await open();
    const dialog = await openDay(user, '12月10日');
    await user.click(dialog.getByRole('radio', { name: /上限/ }));
    await user.type(dialog.getByLabelText('上限（件）'), '3');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: '入力内容を破棄しますか？' }));
    await user.click(question.getByRole('button', { name: '入力を続ける' }));
    expect(dialog.getByLabelText('上限（件）')).toHaveValue('3');
    await user.clear(dialog.getByLabelText('上限（件）'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls).toEqual([]);
  });

  it('opens by a click anywhere in the cell of the day', async () => {
    const { user } = await open();
    const cell = screen.getByRole('button', { name: /12月10日.*を設定/ }).closest('[data-date]');
    if (cell === null) throw new Error('the day has no cell');
    await user.click(cell);
    expect(await screen.findByRole('dialog', { name: /12月10日/ })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(within(cell as HTMLElement).getByRole('button')).toHaveFocus());
  });

  it('needs a choice', async () => {
    const { user } = await open();
    const dialog = await openDay(user, '12月10日');
    await user.click(dialog.getByRole('button', { name: '設定する' }));
    expect(dialog.getByText('▲ 未選択です')).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: '休業日' })).toHaveFocus();
    expect(dialog.getByRole('radiogroup')).toBeRequired();
    expect(calls).toEqual([]);
  });

  it('opens and sends by the keyboard alone, and takes full-width digits', async () => {
    const { user } = await open();
    screen.getByRole('button', { name: /12月10日/ }).focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: '集荷受付数の上限' }));
    await user.keyboard('１０{Enter}');
    expect(await screen.findByText(/上限を10件にしました/)).toBeInTheDocument();
    expect(calls).toEqual(['limit 2026-12-10 10']);
  });

  it('says when a limit is below what is taken already, and leads on to moving', async () => {
    limits = [{ id: 8, date: '2026-12-08', limit: 7, used: 3 }];
    api.use(
      on('post', '/admin/washRequestLimit', ({ body }) => {
        limits = [{ id: 8, date: body.date, limit: Number(body.limit), used: 3 }];
        return { id: 8, date: body.date, limit: Number(body.limit) };
      }),
    );
    const { user } = await open();
    const dialog = await openDay(user, '12月8日');
    await user.click(dialog.getByRole('radio', { name: '集荷受付数の上限' }));
    await user.keyboard('2{Enter}');
    expect(await screen.findByText('この日の集荷は既に3件あり、上限を超えています。')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: '移動する' })).toHaveClass('MuiButton-colorPrimary');
  });

  describe('of a day that a colleague limits meanwhile', () => {
    const meanwhile = (limit: number | null) => {
      const sent: unknown[] = [];
      api.use(
        on('post', '/admin/washRequestLimit', ({ body }) => {
          sent.push(body);
          if (body.seen_limit === limit) return { id: 8, date: body.date, limit: Number(body.limit) };
          const row = { id: 8, date: body.date, used: 3 };
          limits = limit === null ? [] : [{ ...row, limit }];
          const current = { limit, holiday: false };
          return problem(409, { reason: 'stale', by: '課長 太郎', at: '2026-11-25 09:00:00', current });
        }),
      );
      return sent;
    };
    const sendTyped = async () => {
      const { user } = await open();
      const dialog = await openDay(user, '12月8日');
      await user.click(dialog.getByRole('radio', { name: '集荷受付数の上限' }));
      await user.keyboard('2{Enter}');
      return { user, dialog, notice: await dialog.findByRole('group', { name: '他の方の変更' }) };
    };

    it('shows what it is now, keeps what is typed, and replaces that only when it is sent again', async () => {
      const sent = meanwhile(5);
      const { user, dialog, notice } = await sendTyped();
      expect(notice).toHaveTextContent('課長 太郎（11月25日(水) 09:00）が次の内容に変更しています上限 5件');
      expect(dialog.queryByText(/▲/)).not.toBeInTheDocument();
      expect(dialog.getByRole('textbox')).toHaveValue('2');
      // The month behind says it, too.
      await waitFor(() => expect(screen.getByText('上限 5件', { ignore: 'blockquote' })).toBeInTheDocument());
      await user.click(dialog.getByRole('button', { name: '設定する' }));
      expect(await screen.findByText(/上限を2件にしました/)).toBeInTheDocument();
      expect(sent).toEqual(
        [7, 5].map((seen_limit) => ({ date: '2026-12-08', limit: 2, seen_limit, seen_holiday: false })),
      );
    });

    it('takes the colleague’s', async () => {
      meanwhile(5);
      const { user, dialog } = await sendTyped();
      await user.click(dialog.getByRole('button', { name: 'この内容にする' }));
      expect(dialog.getByRole('textbox')).toHaveValue('5');
    });

    it('says that it is lifted', async () => {
      const sent = meanwhile(null);
      const { user, dialog, notice } = await sendTyped();
      expect(notice).toHaveTextContent('上限なし');
      expect(dialog.queryByRole('button', { name: 'この内容にする' })).not.toBeInTheDocument();
      await user.click(dialog.getByRole('button', { name: '設定する' }));
      expect(await screen.findByText(/上限を2件にしました/)).toBeInTheDocument();
      expect(sent).toMatchObject([{ seen_limit: 7 }, { seen_limit: null }]);
    });
  });

  it('says that a colleague has made the day a holiday meanwhile, and limits it only when it is sent again', async () => {
    const sent: unknown[] = [];
    api.use(
      on('post', '/admin/washRequestLimit', ({ body }) => {
        sent.push(body.seen_holiday);
        if (body.seen_holiday === true) return { id: 8, date: body.date, limit: Number(body.limit) };
        holidays = [{ id: 6, date: body.date }];
        const current = { limit: 7, holiday: true };
        return problem(409, { reason: 'stale', by: '課長 太郎', at: '2026-11-25 09:00:00', current });
      }),
    );
    const { user } = await open();
    const dialog = await openDay(user, '12月8日');
    await user.click(dialog.getByRole('radio', { name: '集荷受付数の上限' }));
    await user.keyboard('2{Enter}');
    expect(await dialog.findByText(/^課長 太郎（11月25日\(水\) 09:00）がこの日を休業日にしました/)).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveValue('2');
    await user.click(dialog.getByRole('button', { name: '設定する' }));
    expect(await screen.findByText(/上限を2件にしました/)).toBeInTheDocument();
    expect(sent).toEqual([false, true]);
  });

  it('shows what colleagues make of the day while its form is open', async () => {
    const stream = openStream();
    api.use(http.get(`${API}/admin/live`, stream.answer));
    const { user } = await open();
    const dialog = await openDay(user, '12月8日');
    await user.click(dialog.getByRole('radio', { name: '集荷受付数の上限' }));
    await user.keyboard('2');
    limits = [{ id: 8, date: '2026-12-08', limit: 5, used: 3 }];
    holidays = [{ id: 6, date: '2026-12-08' }];
    stream.tell('changes', [{ resource: 'day-limits', id: null, version: 2, who: 'operator', by: 77 }]);
    expect(await dialog.findByText('上限 5件', undefined, { timeout: 3_000 })).toBeInTheDocument();
    expect(dialog.getByText(/^他の操作でこの日を休業日にしました/)).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveValue('2');
  });

  it('lifts the limit that was seen, and says who has set another one meanwhile', async () => {
    const seen: unknown[] = [];
    api.use(
      on('delete', '/admin/washRequestLimit/{id}', ({ query }) => {
        seen.push(query.get('seen_limit'));
        if (query.get('seen_limit') === '5') return undefined;
        limits = [{ id: 8, date: '2026-12-08', limit: 5, used: 3 }];
        return problem(409, {
          reason: 'stale',
          detail: '更新されています（課長 太郎）',
          current: { limit: 5, holiday: false },
        });
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '12月8日(火)の上限7件を解除' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '解除する' }));
    expect(await dialog.findByText(/課長 太郎/)).toBeInTheDocument();
    expect(await dialog.findByText(/上限 5件/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '解除する' }));
    expect(await screen.findByText(/受付上限を解除しました/)).toBeInTheDocument();
    expect(seen).toEqual(['7', '5']);
  });

  describe('a limit to lift that is gone', () => {
    /** `first`: what becomes of the first answer; whoever asks again finds nothing. */
    const lifting = async (first: () => Response) => {
      let isLifted = false;
      api.use(
        on('delete', '/admin/washRequestLimit/{id}', () => {
          limits = [];
          if (isLifted) return problem(404, {});
          isLifted = true;
          return first();
        }),
      );
      const { user } = await open();
      await user.click(screen.getByRole('button', { name: '12月8日(火)の上限7件を解除' }));
      const dialog = within(await screen.findByRole('dialog'));
      const press = () => user.click(dialog.getByRole('button', { name: '解除する' }));
      await press();
      return { dialog, press };
    };
    const isClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.queryByRole('button', { name: /12月8日.*の上限/ })).not.toBeInTheDocument();
    };

    it('because a colleague was first is told as that, and the question ends', async () => {
      await lifting(() => problem(404, {}));
      expect(await screen.findByText('12月8日(火)の受付上限は、既に解除されています。')).toBeInTheDocument();
      await isClosed();
    });

    it('because of the lifting whose answer was lost is one’s own deed', async () => {
      const { dialog, press } = await lifting(() => HttpResponse.error());
      await dialog.findByText(/サーバーに接続できません/);
      await press();
      expect(await screen.findByText('12月8日(火)の受付上限を解除しました。')).toBeInTheDocument();
      await isClosed();
    });
  });

  it('refuses what is no number', async () => {
    const { user } = await open();
    const dialog = await openDay(user, '12月10日');
    await user.click(dialog.getByRole('radio', { name: '集荷受付数の上限' }));
    await user.keyboard('十{Enter}');
    expect(dialog.getByText('▲ 入力値が不正です')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('says after a new holiday how many requests it affects, and leads to them', async () => {
    const { user } = await open();
    const dialog = await openDay(user, '12月10日');
    await user.click(dialog.getByRole('radio', { name: '休業日' }));
    await user.click(dialog.getByRole('button', { name: '設定する' }));
    expect(await screen.findByText('この日に予定されている集配が2件あります。')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '集配一覧で確認する' })).toHaveAttribute('href', AFFECTED);
    expect(mark(/12月10日.*の休業日を解除/)).toBeInTheDocument();
  });

  it('sends a holiday again by the same key when the answer was lost', async () => {
    const keys = loseFirstAnswer('/admin/businessHolidays', { id: 6, affected: 2 });
    const { user } = await open();
    const dialog = await openDay(user, '12月10日');
    await user.click(dialog.getByRole('radio', { name: '休業日' }));
    await user.click(dialog.getByRole('button', { name: '設定する' }));
    await dialog.findByText(/サーバーに接続できません/);
    await user.click(dialog.getByRole('button', { name: '設定する' }));
    expect(await screen.findByText('この日に予定されている集配が2件あります。')).toBeInTheDocument();
    expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  it('offers no second holiday on a day, and what is limited starts with its limit', async () => {
    const { user } = await open();
    const closed = await openDay(user, '12月3日');
    expect(closed.getByRole('radio', { name: /既に休業日です/ })).toBeDisabled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const limited = await openDay(user, '12月8日');
    await user.click(limited.getByRole('radio', { name: '集荷受付数の上限' }));
    expect(limited.getByRole('textbox')).toHaveValue('7');
  });

  it('tells what the server refuses', async () => {
    api.use(
      http.post(`${API}/admin/businessHolidays`, () =>
        problem(409, { reason: 'dup', detail: 'この日は既に休業日です' }),
      ),
    );
    const { user } = await open();
    const dialog = await openDay(user, '12月10日');
    await user.click(dialog.getByRole('radio', { name: '休業日' }));
    await user.click(dialog.getByRole('button', { name: '設定する' }));
    expect(await dialog.findByText('▲ この日は既に休業日です')).toBeInTheDocument();
  });
});

it('asks by date before a holiday is lifted', async () => {
  const { user } = await open();
  await user.click(mark(/12月3日.*の休業日を解除/));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/12月3日\(木\)/)).toBeInTheDocument();
  expect(calls).toEqual([]);
  await user.click(dialog.getByRole('button', { name: '解除する' }));
  await waitFor(() => expect(calls).toEqual(['delete businessHolidays 5']));
  await waitFor(() => expect(screen.queryByRole('button', { name: /の休業日を解除/ })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: /12月3日.*を設定/ })).toHaveFocus());
});

describe('national holidays', () => {
  let sent: unknown;
  beforeEach(() => {
    sent = null;
    api.use(
      http.get(`${API}/admin/nationalHolidays`, ({ request }) =>
        HttpResponse.json(
          new URL(request.url).searchParams.get('from') === '2027-01-01'
            ? [
                { date: '2027-01-01', name: '元日', is_set: true, affected: 0 },
                { date: '2027-01-11', name: '成人の日', is_set: false, affected: 3 },
                { date: '2027-02-11', name: '建国記念の日', is_set: false, affected: 0 },
                { date: '2027-02-23', name: '天皇誕生日', is_set: false, affected: 1 },
              ]
            : [],
        ),
      ),
      http.post(`${API}/admin/businessHolidays/several`, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(
          [
            { date: '2027-01-11', id: 11, affected: 3 },
            { date: '2027-02-23', id: 12, affected: 1 },
          ],
          { status: 201 },
        );
      }),
    );
  });

  it('are proposed with what is planned on them, and set at once', async () => {
    const { user, dialog } = await openNational();
    expect(dialog.getByRole('checkbox', { name: '2027年1月1日(金) 元日 （設定済み）' })).toBeDisabled();
    expect(dialog.getByRole('checkbox', { name: /1月11日\(月\) 成人の日 集配3件/ })).toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: /建国記念の日/ }));
    expect(dialog.getByRole('status')).toHaveTextContent('2日を選択中（予定されている集配 計4件）');
    await user.click(dialog.getByRole('button', { name: '2日を休業日にする' }));
    const notice = within(
      (await screen.findByText('祝日2日を休業日にしました。')).closest('[role="status"]') as HTMLElement,
    );
    expect(sent).toEqual({ dates: ['2027-01-11', '2027-02-23'] });
    expect(
      notice.getAllByRole('link', { name: '集配一覧で確認する' }).map((link) => link.getAttribute('href')),
    ).toEqual(
      ['2027-01-11', '2027-02-23'].map((day) =>
        listAddress('/admin/wash-requests', { from: day, to: day, leg: 'either' }),
      ),
    );
  });

  it('of this year there may be none left: the next one’s are proposed', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '祝日をまとめて設定' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('checkbox', { name: /成人の日/ })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: '2026年' }));
    expect(await dialog.findByText('2026年に、これから設定できる祝日はありません。')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: '0日を休業日にする' })).toBeDisabled();
  });

  it('a colleague’s setting refuses all, and the choice stays', async () => {
    api.use(
      http.post(`${API}/admin/businessHolidays/several`, () =>
        problem(409, { reason: 'dup', refusals: [{ code: 'holiday_exists', field: 'dates' }] }),
      ),
    );
    const { user, dialog } = await openNational();
    await user.click(dialog.getByRole('checkbox', { name: /建国記念の日/ }));
    await user.click(dialog.getByRole('button', { name: '2日を休業日にする' }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    expect(dialog.getByRole('checkbox', { name: /建国記念の日/ })).not.toBeChecked();
  });
});
