import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { App } from '../../../app/App';
import { keepLang } from '../../../i18n/language';
import type { WeekRequest } from '../../../lib/calls/api-types';
import { openApp } from '../../../test/open-app';
import { api, problem, refused, server } from '../../../test/server';
import { type World, signedIn } from '../../../test/signed-in';

const PATH = '/wash-request?tab=weekly';
const SAVED: WeekRequest = {
  week_request_infos: [
    { week_type: 1, pickup_week_id: 2, pickup_time: '10:00', delivery_week_id: 4, delivery_time: '18:00' },
  ],
  count: 2,
  delivery_box_pw: '4711',
  bikou: '裏口へ',
  pd_same_time: false,
};

/** Opens the tab; keeps what is checked and saved. */
async function openWeekly(world: Partial<World> = {}, saved: WeekRequest[] = [], check?: Response) {
  signedIn(world);
  const sent: { check: unknown[]; save: unknown[] } = { check: [], save: [] };
  server.use(
    http.get(api('/userWeekRequests'), () => HttpResponse.json(saved)),
    http.post(api('/users/me/checkWeekRequests'), async ({ request }) => {
      sent.check.push(await request.json());
      return check?.clone() ?? HttpResponse.json({ ok: true, needed: 4, granted: 8 });
    }),
    http.post(api('/users/me/weekRequests'), async ({ request }) => {
      sent.save.push(await request.json());
      return HttpResponse.json({ week_requests: sent.save.length > 0 ? [SAVED] : [] });
    }),
  );
  await openApp(PATH);
  return sent;
}

const group = async (name: RegExp) => within(await screen.findByRole('group', { name }));
const choose = async (field: RegExp, chip: string) =>
  userEvent.click((await group(field)).getByRole('radio', { name: chip }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('a weekly schedule', () => {
  it.each([
    ['2026-11', '12月1日(火)'],
    ['2026-12', '2027年1月1日(金)'],
  ])('of an account in %s takes effect on %s, whatever the month of the clock', async (turned_month, day) => {
    await openWeekly({ now: '2026-12-01 00:02:00', user: { turned_month } });
    expect(await screen.findByText(`${day}の集配から反映されます`)).toBeVisible();
  });

  it('of a plan that is booked names the plan, by which the bags are handed over then', async () => {
    await openWeekly({ user: { next_month_plan_id: 't16_2' } });
    await choose(/^集荷の曜日/, '火曜日');
    await press('確認へ進む');
    expect((await screen.findByText('ご契約プラン', { selector: 'dt' })).nextSibling).toHaveTextContent(
      '月16バッグ S（35L） 非対面',
    );
    expect(screen.getByText('集配先')).toBeVisible();
    expect(screen.queryByText('集配方法')).toBeNull();
  });

  it('takes the first delivery that leaves time to wash, is checked, shown for eight weeks, and saved', async () => {
    const sent = await openWeekly();
    await choose(/^集荷の曜日/, '火曜日');
    expect((await group(/^配達の曜日/)).getByRole('radio', { name: '木曜日' })).toBeChecked();
    await userEvent.selectOptions(screen.getByLabelText('配達の時間'), '18:00');
    await press('確認へ進む');

    expect(screen.getByText(/^12月1日\(火\)から2027年1月25日\(月\)まで。/)).toBeVisible();
    // The 1st is full; every other Tuesday of the eight weeks is made.
    expect(await screen.findByText('集配 7回、見送り 1回の予定です。')).toBeVisible();
    const [first, second] = within(screen.getByRole('heading', { name: '最初の8週間の集配' }).closest('section')!)
      .getAllByRole('listitem')
      .map((row) => row.textContent);
    expect(first).toContain('12月1日(火) 10:00見送りこの日の集荷は受付を締め切りました');
    expect(second).toContain('12月8日(火) 10:001バッグ配達 12月10日(木) 18:00');
    expect(screen.getByText('集配先').nextSibling).toHaveTextContent('神宮前1-2-3 メゾン神宮201');
    expect(screen.getByText('集配方法').nextSibling).toHaveTextContent('対面');
    await press('この内容で登録する');

    expect(await screen.findByText('定期集配を登録しました')).toBeVisible();
    expect(screen.getByText('定期集配 1').nextSibling).toHaveTextContent('宅配ボックスの暗証番号: 4711');
    expect(screen.getByText('集配先').nextSibling).toHaveTextContent('神宮前1-2-3 メゾン神宮201');
    expect(sent.check).toEqual(sent.save);
    expect(sent.save).toEqual([
      {
        form_count: 1,
        week_types: [1],
        pickup_weeks: [2],
        pickup_times: ['10:00'],
        delivery_weeks: [4],
        delivery_times: ['18:00'],
        count: [1],
        delivery_box_pw: [''],
        bikou: [''],
        pd_same_time: [false],
      },
    ]);
  });

  it('a form that is added after another was removed begins without its door code', async () => {
    const second = { ...SAVED, delivery_box_pw: '9999' };
    const sent = await openWeekly({}, [SAVED, second]);
    await press('定期集配を変更する');
    const codes = () => screen.findAllByLabelText<HTMLInputElement>(/^宅配ボックスの暗証番号/);
    expect((await codes()).map(({ value }) => value)).toEqual(['4711', '9999']);
    await userEvent.click(screen.getAllByRole('button', { name: /削除/ })[1]!);
    await waitFor(() => expect(document.activeElement?.closest('section')).toHaveTextContent('定期集配 1'));
    await press('曜日を追加する');
    expect((await codes()).map(({ value }) => value)).toEqual(['4711', '']);
    expect(sent.save).toEqual([]);
  });

  it('says nothing of a door code that cannot be read until another is typed, and takes one that can be read away', async () => {
    const second = {
      ...SAVED,
      week_request_infos: SAVED.week_request_infos.map((one) => ({
        ...one,
        pickup_week_id: 3 as const,
        delivery_week_id: 5 as const,
      })),
    };
    const sent = await openWeekly({}, [{ ...SAVED, delivery_box_pw: null }, second]);
    await press('定期集配を変更する');
    const codeOf = async (place: number) => (await screen.findAllByLabelText(/^宅配ボックスの暗証番号/))[place]!;
    await userEvent.clear(await codeOf(1));
    await press('確認へ進む');
    expect((await screen.findByText('定期集配 2')).nextSibling).toHaveTextContent('宅配ボックスの暗証番号: なし');
    await press('戻る');
    await userEvent.type(await codeOf(0), '9');
    await userEvent.clear(await codeOf(0));
    await press('確認へ進む');
    await press('戻る');
    await userEvent.type(await codeOf(0), '9876');
    await press('確認へ進む');
    await screen.findByRole('button', { name: 'この内容で登録する' });
    expect(sent.check).toMatchObject(
      [
        [null, ''],
        [null, ''],
        ['9876', ''],
      ].map((delivery_box_pw) => ({ delivery_box_pw })),
    );
  });

  it('is still confirmed after a reload, and Back leads to what was chosen; one with a door code begins at the form', async () => {
    const reload = async () => {
      cleanup();
      await act(async () => {
        render(<App />);
        await vi.dynamicImportSettled();
      });
    };
    const sent = await openWeekly();
    await choose(/^集荷の曜日/, '火曜日');
    await press('確認へ進む');
    await screen.findByRole('button', { name: 'この内容で登録する' });
    await reload();
    await screen.findByRole('button', { name: 'この内容で登録する' });
    await press('戻る');
    expect((await group(/^集荷の曜日/)).getByRole('radio', { name: '火曜日' })).toBeChecked();
    await userEvent.type(screen.getByLabelText(/^宅配ボックスの暗証番号/), '4711');
    await press('確認へ進む');
    await screen.findByRole('button', { name: 'この内容で登録する' });
    await reload();
    expect((await group(/^集荷の曜日/)).getByRole('radio', { name: '火曜日' })).toBeChecked();
    expect(JSON.stringify(window.history.state)).not.toContain('4711');
    expect(sent.save).toEqual([]);
  });

  it('says beside each field what is missing, and asks the server for nothing', async () => {
    const sent = await openWeekly();
    await press('確認へ進む');
    expect((await group(/^集荷の曜日/)).getByText('曜日を選択してください')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('定期集配1 集荷の曜日: 曜日を選択してください');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', '1.pickup_weeks'));
    await choose(/^集荷の曜日/, '月曜日');
    expect(screen.queryByText('曜日を選択してください')).toBeNull();
    expect(sent.check).toEqual([]);
  });

  it('sums up no bags while a form is missing or stands twice', async () => {
    await openWeekly();
    const need = within((await screen.findByRole('heading', { name: '来月に必要なバッグ' })).closest('section')!);
    expect(need.getByRole('status')).toHaveTextContent('すべての定期集配の曜日と時間がそろうと表示されます。');
    expect(need.queryByText(/0バッグ/)).toBeNull();
  });

  it('refuses the same weekday and time twice, and has six forms at most', async () => {
    await openWeekly();
    for (let form = 1; form < 6; form += 1) await press('曜日を追加する');
    expect(screen.queryByRole('button', { name: '曜日を追加する' })).toBeNull();
    expect(screen.getByText('定期集配は6件まで登録できます。')).toBeVisible();
    for (let form = 6; form > 2; form -= 1) await press(`定期集配${form}を削除する`);
    for (const field of screen.getAllByRole('group', { name: /^集荷の曜日/ })) {
      await userEvent.click(within(field).getByRole('radio', { name: '月曜日' }));
    }
    await press('確認へ進む');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '定期集配2 集荷の曜日: 集配の曜日と時間が重複しています',
    );
  });

  it('that needs more bags than the plan adds is told so by the server’s count, and can be saved all the same', async () => {
    const lacking = problem(409, { reason: 'not_enough_count', count: 3 });
    const sent = await openWeekly({}, [{ ...SAVED, count: 5 }], lacking);
    await press('定期集配を変更する');
    expect(await screen.findByText(/^20バッグ（来月のプランで追加されるバッグ: 8バッグ）$/)).toBeVisible();
    await press('確認へ進む');
    expect(await screen.findByText('残りのバッグ数が3バッグ不足しています')).toBeVisible();
    expect(screen.getAllByText('バッグの残りが不足しています').length).toBeGreaterThan(0);
    await press('この内容で登録する');
    await screen.findByText('定期集配を登録しました');
    expect(sent.save).toHaveLength(1);
  });

  it.each([
    [
      'whose answer is lost stays on the confirmation',
      () => HttpResponse.error(),
      '送信できたか確認できませんでした',
      '最初の8週間の集配',
    ],
    [
      'that its fields can mend comes back to them',
      () => refused(422, { pickup_weeks: 'closed_saturday' }),
      '土曜日は集配を行っておりません',
      '定期集配 1',
    ],
  ])('%s, and says why', async (_what, refusal, words, heading) => {
    await openWeekly();
    server.use(http.post(api('/users/me/weekRequests'), refusal));
    await choose(/^集荷の曜日/, '火曜日');
    await press('確認へ進む');
    await press('この内容で登録する');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  });

  it('that there is, is shown as it was filled in, with its form one press away, and can be ended', async () => {
    const sent = await openWeekly({}, [SAVED]);
    expect((await screen.findByText('定期集配 1')).nextSibling).toHaveTextContent('毎週 ・ 2バッグ');
    expect(screen.queryByRole('group', { name: /^集荷の曜日/ })).toBeNull();
    await press('定期集配を変更する');
    expect((await group(/^集荷の曜日/)).getByRole('radio', { name: '火曜日' })).toBeChecked();
    expect(screen.getByLabelText(/^備考/)).toHaveValue('裏口へ');
    expect(screen.getByLabelText(/^宅配ボックス/)).toHaveValue('4711');
    await press('戻る');
    await press('定期集配をやめる');
    expect(await screen.findByText('定期集配をやめますか？')).toBeVisible();
    await press('定期集配をやめる');
    await waitFor(() => expect(sent.save).toEqual([expect.objectContaining({ form_count: 0 })]));
  });

  it('of a same-time plan names no delivery and two bags at least', async () => {
    const plan = { plan_id: 't8_1_1', pickup_delivery_type: 1, user_plan_option: 0 } as const;
    const sent = await openWeekly({ user: { user_plan: plan } });
    await choose(/^集荷の曜日/, '水曜日');
    expect(screen.queryByRole('group', { name: /^配達の曜日/ })).toBeNull();
    await press('確認へ進む');
    await screen.findByText('最初の8週間の集配');
    expect(sent.check).toEqual([
      expect.objectContaining({ delivery_weeks: [null], delivery_times: [null], pd_same_time: [true], count: [2] }),
    ]);
  });

  it('offers the one time of a fixed-time area, and Saturdays to those with Saturday service only', async () => {
    await openWeekly({ area: { start_time: '10:00', end_time: '10:00' } });
    const times = await screen.findByLabelText<HTMLSelectElement>('集荷の時間');
    expect([...times.options].map((one) => one.value)).toEqual(['10:00']);
    expect((await group(/^集荷の曜日/)).getByRole('radio', { name: '土曜日' })).toBeDisabled();
  });

  it('is kept in this tab until it is saved, without its door code', async () => {
    await openWeekly();
    await choose(/^集荷の曜日/, '金曜日');
    await userEvent.type(screen.getByLabelText(/^宅配ボックス/), '9876');
    const kept = JSON.stringify({ ...sessionStorage });
    expect(kept).toContain('weekly.12');
    expect(kept).not.toContain('9876');
  });

  it('speaks English', async () => {
    keepLang('en');
    await openWeekly();
    await choose(/^Pickup day/, 'Monday');
    await press('Review schedule');
    expect(await screen.findByText('The first eight weeks')).toBeVisible();
  });
});
