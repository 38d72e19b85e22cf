import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { keepLang } from '../../../../i18n/language';
import type { ComingWeek, ComingWeeks } from '../../../../lib/calls/api-types';
import { openApp } from '../../../../test/open-app';
import { comingWeek, savedSchedule } from '../../../../test/builders/saved-schedule';
import { api, refused, server } from '../../../../test/server';
import { signedIn } from '../../../../test/signed-in';
// Loaded before the first test, which would else wait for both, one after the other.
import '../WeeklyPage';
import './ComingWeeks';

const WEEK = api('/users/me/weekRequests/weeks/:date');
const PAUSE = api('/users/me/weekRequests/pause');

/** Opens the tab of somebody with a schedule; `sent` has what is wished, answered by `after`. */
async function openWeeks(coming: Partial<ComingWeeks>, after: readonly ComingWeek[] = []) {
  signedIn();
  const sent: unknown[] = [];
  const answer = async ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'PUT' ? await request.json() : undefined;
    sent.push([request.method, pathname.split('weekRequests/')[1] + search, body]);
    return HttpResponse.json({ weeks: [...after], months: [] });
  };
  server.use(
    ...savedSchedule(coming),
    http.put(WEEK, answer),
    http.delete(WEEK, answer),
    http.put(PAUSE, answer),
    http.delete(PAUSE, answer),
  );
  await openApp('/wash-request?tab=weekly');
  const title = await screen.findByRole('heading', { name: 'これからの定期集配' });
  return { sent, card: within(title.closest('section')!) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const SKIPPED = comingWeek('2026-12-07', { state: 'skipped' });

it('says of which weeks it is, to the last day that its confirmation showed, which the calendar shows, too', async () => {
  const { card } = await openWeeks({}, []);
  expect(
    card.getByText('今日（11月24日(火)）から2027年1月25日(月)まで。12月1日(火)からの8週間と、それまでの集配です。'),
  ).toBeVisible();
  const faces = within(card.getByRole('table', { name: 'カレンダー' }))
    .getAllByRole('cell')
    .flatMap((cell) => cell.querySelector('.visually-hidden')?.textContent ?? []);
  expect([faces.length, faces[0], faces.at(-1)]).toEqual([63, '11月24日(火)', '2027年1月25日(月)']);
});

it('a day is skipped with one press, and taken back where it was pressed', async () => {
  const { sent, card } = await openWeeks({}, [SKIPPED]);
  await press('12月7日(月) この日を休む');
  const back = await screen.findByRole('button', { name: '12月7日(月) お休みを取り消す' });
  expect(back).toHaveFocus();
  expect(card.getAllByRole('status')[0]).toHaveTextContent('12月7日(月) 10:00お休み');
  await userEvent.click(back);
  expect(sent).toEqual([
    ['PUT', 'weeks/2026-12-07', { moved_to: null }],
    ['DELETE', 'weeks/2026-12-07', undefined],
  ]);
});

it('a day is moved to another of its week; a day that takes none says why', async () => {
  const moved = comingWeek('2026-12-07', { sched_pickup_dt: '2026-12-08 10:00:00' });
  const { sent, card } = await openWeeks({}, [moved]);
  const [said] = await card.findAllByRole('status');
  await press('12月7日(月) 別の日に移す');
  const days = within(screen.getByRole('group', { name: '12月7日(月)の集荷を移す日' }));
  expect(days.getByText('12月12日(土): 土曜日は集配を行っておりません')).toBeVisible();
  await userEvent.click(days.getByRole('button', { name: '12月8日(火)に移す' }));
  await waitFor(() => expect(said).toHaveTextContent('12月8日(火) 10:00予定'));
  expect(card.getAllByRole('status')[0]).toBe(said);
  expect(screen.getByText('12月7日(月)から変更')).toBeVisible();
  expect(screen.getByRole('button', { name: '12月7日(月) 元の日に戻す' })).toHaveFocus();
  expect(sent).toEqual([['PUT', 'weeks/2026-12-07', { moved_to: '2026-12-08' }]]);
});

it('what is made leads to its cancel, and what is passed over says why', async () => {
  const { card } = await openWeeks({
    weeks: [
      comingWeek('2026-11-30', { state: 'made', request_id: 284, canCancel: true, is_open: false, moves: [] }),
      comingWeek('2026-12-07', { state: 'passed', reason: 'closed_holiday' }),
    ],
  });
  const link = card.getByRole('link', { name: '11月30日(月) キャンセルする' });
  expect(link).toHaveAttribute('href', '/wash-request-cancel/284');
  expect(card.getByText('休業日のため集配を行っておりません')).toBeVisible();
  expect(card.queryByRole('button', { name: /^11月30日/ })).toBeNull();
  expect(card.queryByRole('button', { name: '12月7日(月) この日を休む' })).toBeNull();
  expect(card.getByRole('button', { name: /^12月7日.*移/ })).toBeVisible();
});

it.each([
  ['', ['2026-12-07x3', '2026-12-14x1'], '2026-12-07x3,2026-12-14x1'],
  [', of which is not known how they were paused', [], '2026-12-07x3'],
])('weeks are paused in one press, and the same press takes it back%s', async (_, pauses, seen) => {
  const { sent } = await openWeeks({}, [
    SKIPPED,
    comingWeek('2026-12-14', { state: 'skipped', is_paused: true, pauses }),
  ]);
  await userEvent.selectOptions(await screen.findByLabelText('お休みの期間'), '3');
  await press('この期間をお休みにする');
  expect(await screen.findByText('12月7日(月)から3週間は、お休みになっています。')).toBeVisible();
  await press('この期間のお休みを取り消す');
  expect(sent).toEqual([
    ['PUT', 'pause', { from: '2026-12-07', weeks: 3 }],
    ['DELETE', `pause?from=2026-12-07&weeks=3&seen=${encodeURIComponent(seen)}`, undefined],
  ]);
});

it('a day that was skipped alone is no pause to take back', async () => {
  const { card } = await openWeeks({ weeks: [SKIPPED] });
  expect(card.getByText('12月7日(月)から1週間は、お休みになっています。')).toBeVisible();
  expect(card.queryByRole('button', { name: 'この期間のお休みを取り消す' })).toBeNull();
  expect(card.getByRole('button', { name: '12月7日(月) お休みを取り消す' })).toBeVisible();
});

it('the bags that a month lacks beside its plan are said', async () => {
  const { card } = await openWeeks({ months: [{ month: '2026-12', needed: 10, granted: 8 }] });
  expect(card.getByText('12月: 必要 10バッグ（プラン 8バッグ）')).toBeVisible();
  expect(card.getByText(/^12月は2バッグ不足します。/)).toBeVisible();
});

it.each([
  ['ja', '2027年1月は、月末までの集配で数えています。下の一覧は2027年1月25日(月)までです。', /^12月は、月末まで/],
  ['en', /^Jan.* is counted to its last day; the list below ends on Mon, 25 Jan/, /^Dec.* is counted/],
] as const)('says of a month that the list ends within that it is counted whole (%s)', async (lang, said, unsaid) => {
  keepLang(lang);
  const months = ['2026-12', '2027-01'].map((month) => ({ month, needed: 10, granted: 10 }));
  signedIn();
  server.use(...savedSchedule({ months }));
  await openApp('/wash-request?tab=weekly');
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByText(unsaid)).toBeNull();
});

it('a wish that comes too late says so beside its day', async () => {
  const { card } = await openWeeks({});
  server.use(http.put(WEEK, () => refused(409, { date: 'weekly_made' }, { reason: 'time_limit_exceeded' })));
  await press('12月7日(月) この日を休む');
  const alert = await card.findByRole('alert');
  expect(alert).toHaveTextContent('変更できませんでした');
});

it('speaks English', async () => {
  keepLang('en');
  signedIn();
  server.use(...savedSchedule());
  await openApp('/wash-request?tab=weekly');
  expect(await screen.findByRole('button', { name: /: Skip this day$/ })).toBeVisible();
});
