import type { Lang } from '@laundry/shared/constants/langs';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { httpDate } from '../../../test/http-date';
import { keepLang } from '../../../i18n/language';
import { changeLanguage } from '../../../i18n/texts';
import type { Visit } from '../../../lib/calls/api-types';
import { buildVisit } from '../../../test/builders/build-visit';
import { openApp } from '../../../test/open-app';
import { api, problem, refused, server } from '../../../test/server';

const SECRET = 'Vis_123-xyz';
const CALL = api(`/visits/${SECRET}`);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const AGAIN: Visit['again'] = { leg: 1, times: [{ time: '2026-11-30 13:00:00', delivery: null }] };

/** The page, of a request that is as `world.visit` says. */
async function openWith(overrides: Partial<Visit> = {}, now = '2026-11-25 09:00:00', act = '') {
  const world = { visit: buildVisit(overrides) };
  server.use(http.get(CALL, () => HttpResponse.json(world.visit, { headers: { Date: httpDate(now) } })));
  await openApp(`/visit/${SECRET}${act}`);
  return world;
}

describe('the page of a request', () => {
  it.each<[act: string, visit: Partial<Visit>, asks: string | null]>([
    ['#change', {}, '同じ日の、ご希望の時間'],
    ['#cancel', {}, 'この依頼をキャンセルしますか？'],
    ['#cancel', { canCancel: false }, null],
    ['#change', { pickup_times: [], delivery_times: [] }, null],
    ['#more', {}, null],
  ])('asks for what a button of a notification wished (%s, %j), where it is possible', async (act, visit, asks) => {
    await openWith(visit, undefined, act);
    expect(await screen.findByRole('heading', { name: '月● 様　受付番号 71' })).toBeVisible();
    for (const words of ['同じ日の、ご希望の時間', 'この依頼をキャンセルしますか？'])
      expect(screen.queryAllByText(words)).toHaveLength(words === asks ? 1 : 0);
  });

  it('says without sign-in whose it is, how far and when', async () => {
    await openWith({ status: 1, result_pickup_dt: '2026-11-26 10:05:00' });
    expect(await screen.findByRole('heading', { name: '月● 様　受付番号 71' })).toBeVisible();
    expect(screen.getByText('集荷済み')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('11月26日(木) 10:05')).toBeVisible();
    expect(screen.getByText('11月30日(月) 10:00')).toBeVisible();
  });

  it.each<[what: string, lang: Lang, again: Visit['again'], words: RegExp]>([
    ['it must be done', 'ja', null, /11月27日\(金\) 23:59 まで（あと14時間）に集荷できない場合は/],
    ['it must be done', 'en', null, /Without a pickup by Fri, 27 Nov, 23:59 \(14 h left\)/],
    [
      'it can have a new time',
      'ja',
      AGAIN,
      /11月27日\(金\) 23:59 まで（あと14時間）に新しい日時をお選びいただけない場合は/,
    ],
    ['it can have a new time', 'en', AGAIN, /Without a new time by Fri, 27 Nov, 23:59 \(14 h left\)/],
  ])('says until when %s, as a pickup was missed, and the hours left (%s)', async (_, lang, again, words) => {
    keepLang(lang);
    await openWith(
      { missed: 1, auto_cancel_dt: '2026-11-28 00:00:00', canCancel: false, pickup_times: [], again },
      '2026-11-27 09:30:00',
    );
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each<[what: string, lang: Lang, visit: Partial<Visit>, words: string | null, link: string]>([
    ['a pickup', 'ja', { missed: 1, auto_cancel_dt: '2026-11-28 00:00:00' }, 'あらためての集荷日時は', 'お問い合わせ'],
    [
      'a delivery',
      'en',
      { missed: 2, status: 4, result_pickup_dt: '2026-11-24 10:00:00', sched_delivery_dt: '2026-11-27 09:00:00' },
      'Please write to us for a new delivery time.',
      'Contact us',
    ],
    [
      'what has new times',
      'ja',
      { missed: 1, auto_cancel_dt: '2026-11-28 00:00:00', again: AGAIN },
      null,
      'お問い合わせ',
    ],
    ['what is not missed', 'ja', {}, null, 'お問い合わせ'],
    ['what may still be made today', 'ja', { auto_cancel_dt: '2026-11-28 00:00:00' }, null, 'お問い合わせ'],
  ])('leads to ask for a time where none can be chosen: %s (%s)', async (_, lang, visit, words, link) => {
    keepLang(lang);
    await openWith(
      { plan_id: 'tx_1', canCancel: false, pickup_times: [], at_door: null, ...visit },
      '2026-11-27 09:30:00',
    );
    const heading = await screen.findByRole('heading', { name: /71/ });
    const main = within(heading.closest('main')!);
    if (words === null) expect(main.queryByRole('link', { name: link })).toBeNull();
    else {
      expect(main.getByText(words, { exact: false })).toBeVisible();
      expect(main.getByRole('link', { name: link })).toHaveAttribute('href', '/contact');
    }
  });

  it.each([
    ['ja', 3, 'あと3件・18:05〜18:25ごろ'],
    ['ja', 0, '次にうかがいます・18:05〜18:25ごろ'],
    ['en', 1, '1 stop before you · around 18:05–18:25'],
  ] as const)('says when somebody comes, where it is known (%s, %i stops before)', async (lang, stops, words) => {
    keepLang(lang);
    await openWith({ arrival: { stops, from: '2026-11-26 18:05:00', until: '2026-11-26 18:25:00' } });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each<[Visit['cancel_kind'], string]>([
    [1, 'このご依頼はキャンセルされました'],
    [4, '集荷できなかったため、自動的にキャンセルとなりました'],
    [3, 'このご依頼は終了しました'],
  ])('says how it ended (%i), and offers nothing', async (cancel_kind, words) => {
    await openWith({ cancel_kind, canCancel: false, pickup_times: [] });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'ご依頼をキャンセルする' })).toBeNull();
  });

  it.each([
    ['ja', /このページは表示できません/],
    ['en', /This page cannot be shown/],
  ] as const)('is closed alike for whatever is not there (%s)', async (lang, words) => {
    keepLang(lang);
    server.use(http.get(CALL, () => problem(404)));
    await openApp(`/visit/${SECRET}`);
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('from the page', () => {
  it('a later time is chosen, seen before and after, and sent', async () => {
    const world = await openWith();
    expect(await screen.findByText('変更・キャンセルは 11月26日(木) 08:00 まで')).toBeVisible();
    let sent: unknown;
    server.use(
      http.put(CALL, async ({ request }) => {
        sent = await request.json();
        world.visit = buildVisit({ sched_pickup_dt: '2026-11-26 12:30:00', pickup_times: [] });
        return HttpResponse.json(world.visit);
      }),
    );
    await press('集荷を遅い時間にする');
    expect(document.activeElement).toHaveTextContent('集荷を遅い時間にする');
    await userEvent.selectOptions(await screen.findByLabelText('同じ日の、ご希望の時間'), '12:30');
    expect(screen.getByText('11月26日(木) 10:00 → 11月26日(木) 12:30')).toBeVisible();
    await press('この時間に変更する');
    expect(await screen.findByText('日時を変更しました')).toBeVisible();
    expect(screen.getByText('11月26日(木) 12:30')).toBeVisible();
    expect(sent).toEqual({ sched_pickup_dt: '2026-11-26 12:30:00' });
  });

  it('a refused time says why, and stays chosen', async () => {
    await openWith();
    server.use(http.put(CALL, () => refused(422, { sched_pickup_dt: 'delivery_too_early' })));
    await press('集荷を遅い時間にする');
    await userEvent.selectOptions(await screen.findByLabelText('同じ日の、ご希望の時間'), '12:30');
    await press('この時間に変更する');
    expect(await screen.findByRole('alert')).toHaveTextContent('変更できませんでした');
    expect(screen.getByLabelText('同じ日の、ご希望の時間')).toHaveDisplayValue('12:30');
  });

  it('a time that is gone by now is not shown as chosen', async () => {
    const world = await openWith();
    const times = ['2026-11-26 14:30:00', '2026-11-26 15:00:00'];
    server.use(
      http.put(CALL, () => {
        world.visit = buildVisit({ sched_pickup_dt: '2026-11-26 12:30:00', pickup_times: times });
        return refused(422, { sched_pickup_dt: 'later_too_early' });
      }),
    );
    await press('集荷を遅い時間にする');
    await press('この時間に変更する');
    expect(await screen.findByText('11月26日(木) 12:30 → 11月26日(木) 14:30')).toBeVisible();
    expect(screen.getByLabelText('同じ日の、ご希望の時間')).toHaveDisplayValue('14:30');
  });

  it('it is cancelled once asked', async () => {
    const world = await openWith({ bags_back: { use: 'onetime', until: '2026-11-30' } });
    server.use(
      http.delete(CALL, () => {
        world.visit = buildVisit({ cancel_kind: 1, canCancel: false, pickup_times: [] });
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await press('ご依頼をキャンセルする');
    expect(await screen.findByText('キャンセルすると、2バッグが残りバッグに戻ります。')).toBeVisible();
    expect(screen.getByText(/11月30日\(月\)までに月額プランへ変更された場合に、同じ日までの/)).toBeVisible();
    await press('キャンセルする');
    expect(await screen.findByText('このご依頼はキャンセルされました')).toBeVisible();
    expect(screen.getByText('2バッグが残りバッグに戻りました。')).toBeVisible();
    expect(screen.getByRole('link', { name: 'あらためて集配を依頼する' })).toHaveAttribute('href', '/wash-request');
  });

  it('it is cancelled in English, too, also when the answer was lost', async () => {
    await changeLanguage('en');
    const world = await openWith({ count: 1 });
    server.use(
      http.delete(CALL, () => {
        world.visit = buildVisit({ cancel_kind: 1, canCancel: false, pickup_times: [] });
        return HttpResponse.error();
      }),
    );
    await press('Cancel the request');
    expect(await screen.findByText('When you cancel, 1 bag goes back to your bags left.')).toBeVisible();
    await press('Cancel request');
    expect(await screen.findByText('This request was cancelled')).toBeVisible();
  });
});

describe('bags at the door', () => {
  it('are said with one press, and taken back', async () => {
    const world = await openWith();
    const sent: unknown[] = [];
    server.use(
      http.put(`${CALL}/atDoor`, async ({ request }) => {
        sent.push(await request.json());
        const is_wished = sent.length === 1;
        world.visit = buildVisit({ at_door: { leg: 1, is_wished, until: '2026-11-26 09:30:00', can_change: true } });
        return HttpResponse.json(world.visit);
      }),
    );
    expect(await screen.findByText('置き配の変更は 11月26日(木) 09:30 まで')).toBeVisible();
    await press('バッグを玄関前に置いておく');
    expect(await screen.findByText(/玄関前に置かれたバッグをお預かりします/)).toBeVisible();
    await press('置き配をやめて、手渡しにする');
    expect(await screen.findByRole('button', { name: 'バッグを玄関前に置いておく' })).toBeVisible();
    expect(sent).toEqual([
      { leg: 1, at_door: true },
      { leg: 1, at_door: false },
    ]);
  });

  it('that were wished are still told when it is too late to change them', async () => {
    await openWith({ at_door: { leg: 2, is_wished: true, until: '2026-11-26 08:30:00', can_change: false } });
    expect(await screen.findByText('バッグを玄関前に置いてお届けします。')).toBeVisible();
    expect(screen.getByText(/30分前を過ぎた/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /置き配/ })).toBeNull();
  });

  it('are refused with the reason', async () => {
    await openWith();
    server.use(http.put(`${CALL}/atDoor`, () => problem(409, { reason: 'stale' })));
    await press('バッグを玄関前に置いておく');
    expect(await screen.findByRole('alert')).toHaveTextContent('変更できませんでした');
  });
});

describe('what was missed', () => {
  const times = [
    { time: '2026-11-26 20:00:00', delivery: null },
    { time: '2026-11-27 10:00:00', delivery: '2026-12-01 10:00:00' },
    { time: '2026-11-27 10:30:00', delivery: '2026-12-01 10:00:00' },
  ];

  it('gets a new day and time, and its delivery is told', async () => {
    const world = await openWith({ missed: 1, again: { leg: 1, times }, canCancel: false, pickup_times: [] });
    let sent: unknown;
    server.use(
      http.put(`${CALL}/again`, async ({ request }) => {
        sent = await request.json();
        world.visit = buildVisit({ sched_pickup_dt: '2026-11-27 10:30:00' });
        return HttpResponse.json(world.visit);
      }),
    );
    const missed = await screen.findByText('集荷がまだできていません');
    expect(missed).toBeVisible();
    const planned = screen.getByText('集荷予定');
    expect(missed.compareDocumentPosition(planned)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('11月27日(金) 10:00〜10:30')).toBeVisible();
    expect(screen.getByText('期限の書かれていない日は、ご希望の日時の2時間前までお選びいただけます。')).toBeVisible();
    expect(screen.getByText(/配達の日時も変わります/)).toBeVisible();
    await press('集荷の新しい日時を選ぶ');
    expect(document.activeElement).toHaveTextContent('集荷の新しい日時を選ぶ');
    await userEvent.selectOptions(await screen.findByLabelText('ご希望の日'), '2026-11-27');
    await userEvent.selectOptions(screen.getByLabelText('ご希望の時間'), '10:30');
    expect(screen.getByText('集荷：11月27日(金) 10:30')).toBeVisible();
    expect(screen.getByText('11月27日(金) 08:30 までに選択してください。')).toBeVisible();
    expect(screen.getByText(/配達は 12月1日\(火\) 10:00 に変わります/)).toBeVisible();
    await press('この日時に変更する');
    expect(await screen.findByText('日時を変更しました')).toBeVisible();
    expect(sent).toEqual({ leg: 1, time: '2026-11-27 10:30:00', delivery: '2026-12-01 10:00:00' });
  });

  it('is told in English, and a full day says so', async () => {
    await changeLanguage('en');
    await openWith({
      missed: 2,
      was_out: true,
      again: { leg: 2, times: times.slice(0, 1) },
      canCancel: false,
      pickup_times: [],
    });
    server.use(http.put(`${CALL}/again`, () => problem(409, { reason: 'preq_count_max' })));
    expect(await screen.findByText('We brought your bags and met nobody')).toBeVisible();
    await press('Choose a new delivery time');
    await press('Change to this time');
    expect(await screen.findByRole('alert')).toHaveTextContent('The time could not be changed');
  });
});

describe('photos of the door', () => {
  const photo = { width: 4, height: 3, taken_at: '2026-11-24 18:20:00' };
  const delivery = { ...photo, name: 'a'.repeat(32), proof_of: 2 as const };
  const absence = { ...photo, name: 'b'.repeat(32), proof_of: 4 as const };
  const shows = (name: string) =>
    server.use(
      http.get(api(`/visits/${SECRET}/photos/${name}`), () =>
        HttpResponse.arrayBuffer(new Uint8Array([1]).buffer, { headers: { 'Content-Type': 'image/jpeg' } }),
      ),
    );

  it('are shown by what they are of, and when they were taken', async () => {
    shows(delivery.name);
    shows(absence.name);
    await openWith({ photos: [absence, delivery] });
    expect(await screen.findByRole('img', { name: 'お届けの写真1' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:/),
    );
    expect(screen.getByRole('img', { name: 'ご不在時の写真1' })).toBeInTheDocument();
    expect(screen.getAllByText('11月24日(火) 18:20 撮影')).toHaveLength(2);
  });

  it('that cannot be shown say so, in English, too', async () => {
    await changeLanguage('en');
    server.use(http.get(api(`/visits/${SECRET}/photos/*`), () => problem(404)));
    await openWith({ photos: [delivery] });
    expect(await screen.findByText('We can’t show this photo')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Photos of the delivery' })).toBeVisible();
  });
});
