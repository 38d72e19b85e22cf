import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { keepLang } from '../../../i18n/language';
import { buildWashRequest } from '../../../test/builders/build-wash-request';
import { leaveTyped } from '../../../test/draft';
import { fillIn } from '../../../test/fill-in';
import { onetimeCustomer } from '../../../test/builders/onetime';
import { openApp } from '../../../test/open-app';
import { api, server } from '../../../test/server';
import { type World, signedIn } from '../../../test/signed-in';

/** Two bags on three Thursdays at six in the evening, brought back on Monday; the next Friday is a holiday. */
const THURSDAYS = (
  [
    [71, '2026-11-19 18:00:00', '2026-11-23 18:00:00'],
    [70, '2026-11-12 18:00:00', '2026-11-16 18:00:00'],
    [69, '2026-11-05 18:00:00', '2026-11-09 18:00:00'],
  ] as const
).map(([id, sched_pickup_dt, sched_delivery_dt]) =>
  buildWashRequest({ id, sched_pickup_dt, sched_delivery_dt, status: 3, count: 2, delivery_box_pw: '' }),
);
const open = async (world: Partial<World> = {}, path = '/wash-request') => {
  signedIn({ history: THURSDAYS, ...world });
  await openApp(path);
};
const TAKE = 'いつもの内容で確認へ進む';
const SEND = 'この内容で依頼する';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const moment = (name: string) => screen.findByRole('group', { name });
const card = async () => (await screen.findByRole('heading', { name: 'いつもの' })).closest('section');

/** What is sent, each answered with the request that it makes. */
function sentBookings(): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(api('/users/me/washRequests'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(buildWashRequest({ id: 90 }), { status: 201 });
    }),
  );
  return sent;
}

describe('the usual request', () => {
  it.each([
    ['ja', 'いつもの', ['11月26日(木) 18:00 集荷・2バッグ', '配達 12月1日(火) 18:00', '神宮前1-2-3']],
    ['en', 'The usual', ['Pickup Thu, 26 Nov, 18:00, 2 bags', 'Delivery Tue, 1 Dec, 18:00']],
  ] as const)('is the first on the page, with its delivery and place (%s)', async (lang, title, words) => {
    keepLang(lang);
    await open();
    const heading = await screen.findByRole('heading', { name: title });
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toBe(heading);
    for (const text of words) expect(heading.closest('section')).toHaveTextContent(text);
  });

  it('of a day that has a request already is told in the form and before it is sent, and of another day is not', async () => {
    const booked = { id: 80, sched_pickup_dt: '2026-11-24 19:00:00', sched_delivery_dt: '2026-11-27 19:00:00' };
    await open({ history: [], current: [buildWashRequest(booked)] });
    const choose = async (day: RegExp) =>
      userEvent.click(within(await moment('集荷日時')).getByRole('gridcell', { name: day }));
    await choose(/^11月24日/);
    const told = '受付番号 80：11月24日(火) 19:00 集荷';
    expect(await screen.findByText(told)).toBeVisible();
    await press('確認へ進む');
    await screen.findByRole('button', { name: SEND });
    expect(screen.getByText(told)).toBeVisible();
    await press('戻る');
    await choose(/^11月25日/);
    expect(screen.queryByText(told)).toBeNull();
  });

  it('comes after a visit that was missed', async () => {
    await open({ current: [buildWashRequest({ sched_pickup_dt: '2026-11-23 19:00:00', absence_status: 1 })] });
    const missed = await screen.findByText('集荷にお伺いしましたが、ご不在でした');
    const usual = await screen.findByRole('heading', { name: 'いつもの' });
    expect(missed.compareDocumentPosition(usual)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is confirmed by one press, sent by another, and what is left is shown before', async () => {
    const sent = sentBookings();
    await open();
    await press(TAKE);
    expect(await screen.findByText('2バッグ（ご依頼後の残り 2バッグ）')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'いつもの' })).toBeNull();
    await press(SEND);
    await screen.findByText('ご依頼を受け付けました');
    expect(sent).toEqual([
      {
        count: 2,
        sched_pickup_dt: '2026-11-26 18:00:00',
        sched_delivery_dt: '2026-12-01 18:00:00',
        delivery_box_pw: '',
        bikou: '',
      },
    ]);
  });

  it('is what the form begins with', async () => {
    await open();
    expect(await moment('集荷日時')).toHaveTextContent('11月26日(木) 18:00');
    expect(await moment('配達日時')).toHaveTextContent('12月1日(火) 18:00');
    expect(screen.getByRole('radio', { name: '2バッグ' })).toBeChecked();
  });

  it('takes the place of other dates that were chosen, beside what was typed; Back finds both, over a reload too', async () => {
    leaveTyped('booking.12.t8_1', { count: 1, sched_pickup_dt: '2026-12-02 10:00:00' });
    await open();
    await fillIn(await screen.findByLabelText(/備考/), 'シミあり');
    await press(TAKE);
    expect(await screen.findByText('11月26日(木) 18:00')).toBeVisible();
    expect(screen.getByText('シミあり')).toBeVisible();
    window.history.back();
    expect(await moment('集荷日時')).toHaveTextContent('11月26日(木) 18:00');
    expect(screen.getByLabelText(/備考/)).toHaveValue('シミあり');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('2026-12-02');
  });

  it.each<[string, Partial<World>, string]>([
    ['a full day', { fullDays: ['2026-11-26'] }, '予約がいっぱいです'],
    ['a holiday', { holidays: ['2026-11-26'] }, '休業日のため集配を行っておりません'],
    [
      'a week that has a request',
      { current: [buildWashRequest({ sched_pickup_dt: '2026-11-25 10:00:00' })] },
      'この週はすでにご依頼があります',
    ],
  ])('passes over %s, and says so', async (_name, world, why) => {
    await open(world);
    expect(await card()).toHaveTextContent('12月3日(木) 18:00 集荷');
    expect(within((await card()) as HTMLElement).getByText(`11月26日(木): ${why}`)).toBeVisible();
  });

  it.each<[string, string, Partial<World>]>([
    ['1バッグ', 'without a habit', { history: THURSDAYS.slice(1) }],
    ['1バッグ', 'with too few bags for it', { user: { available_request_count: 1 } }],
    ['2バッグ', 'where its hour is not served', { area: { start_time: '10:00', end_time: '17:00' } }],
    ['2バッグ', 'where the weekdays differ', { history: [...THURSDAYS.slice(1), buildWashRequest({ count: 2 })] }],
  ])('has the form begin with the next pickup there is and %s, and is not there, %s', async (count, _name, world) => {
    await open(world);
    expect(await moment('集荷日時')).toHaveTextContent('11月24日(火) 14:00');
    expect(screen.getByRole('radio', { name: count })).toBeChecked();
    expect(screen.queryByRole('heading', { name: 'いつもの' })).toBeNull();
  });

  it('is not there while the history cannot be read, and the form is', async () => {
    signedIn({ history: THURSDAYS });
    server.use(
      http.get(api('/users/me/washRequests'), ({ request }) =>
        request.url.includes('history') ? HttpResponse.json({ status: 500 }, { status: 500 }) : undefined,
      ),
    );
    await openApp('/wash-request');
    expect(await moment('集荷日時')).toHaveTextContent('11月24日(火) 14:00');
    expect(screen.queryByRole('heading', { name: 'いつもの' })).toBeNull();
  });
});

describe('the same once more', () => {
  const earlier = buildWashRequest({
    id: 55,
    sched_pickup_dt: '2026-11-11 10:00:00',
    sched_delivery_dt: '2026-11-13 20:00:00',
    status: 3,
    count: 3,
    bikou: '裏口にお願いします',
    delivery_box_pw: '4711',
  });

  it('fills the form with what the request had, on the next day of its week, and says so', async () => {
    leaveTyped('booking.12.t8_1', { bikou: 'まだ送っていない' });
    await open({ history: [...THURSDAYS, earlier] }, '/wash-request?again=55');
    expect(await screen.findByText('受付番号 55 と同じ内容です')).toBeVisible();
    expect(await moment('集荷日時')).toHaveTextContent('11月25日(水) 10:00');
    expect(await moment('配達日時')).toHaveTextContent('11月30日(月) 20:00');
    expect(screen.getByRole('radio', { name: '3バッグ' })).toBeChecked();
    expect(screen.getByLabelText(/備考/)).toHaveValue('裏口にお願いします');
    expect(screen.getByLabelText(/暗証番号/)).toHaveValue('4711');
    expect(screen.queryByRole('heading', { name: 'いつもの' })).toBeNull();
    const written = JSON.stringify({ ...sessionStorage });
    expect(written).toContain('まだ送っていない');
    expect(written).not.toContain('4711');
  });

  it.each<[string, 'ja' | 'en', Partial<World>, string, string | null]>([
    ['is full', 'ja', { fullDays: ['2026-11-25'] }, '12月2日(水) 10:00', '11月25日(水): 予約がいっぱいです'],
    ['is closed', 'en', { holidays: ['2026-11-25'] }, 'Wed, 2 Dec, 10:00', 'Wed, 25 Nov: We are closed on this day'],
    [
      'has it already',
      'ja',
      { current: [buildWashRequest({ sched_pickup_dt: '2026-11-25 10:00:00' })] },
      '12月2日(水) 10:00',
      '11月25日(水): その集配日時で既に依頼済です',
    ],
    [
      'is in a week with another request',
      'ja',
      { current: [buildWashRequest({ sched_pickup_dt: '2026-11-27 10:00:00' })] },
      '11月25日(水) 10:00',
      null,
    ],
  ])('has the first day of its weekday, and says why where that %s (%s)', async (_name, lang, world, day, why) => {
    keepLang(lang);
    await open({ history: [earlier], ...world }, '/wash-request?again=55');
    const note = await screen.findByText(lang === 'ja' ? '受付番号 55 と同じ内容です' : 'The same as No. 55');
    expect(await moment(lang === 'ja' ? '集荷日時' : 'Pickup')).toHaveTextContent(day);
    const said = within(note.closest('[role=status]') as HTMLElement);
    if (why === null) expect(said.queryByText(/11月25日/)).toBeNull();
    else expect(said.getByText(why)).toBeVisible();
  });

  it('is one request; another one begins with the usual', async () => {
    const sent = sentBookings();
    await open({ history: [...THURSDAYS, earlier] }, '/wash-request?again=55');
    await press('確認へ進む');
    await press(SEND);
    await press('続けて依頼する');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(await card()).toHaveTextContent('集荷・2バッグ');
    expect(sent).toHaveLength(1);
  });

  it('has the next days there are, where its weekday has none', async () => {
    const saturday = { ...earlier, sched_pickup_dt: '2026-11-14 10:00:00' };
    await open({ history: [saturday] }, '/wash-request?again=55');
    expect(await moment('集荷日時')).toHaveTextContent('11月24日(火) 14:00');
    expect(screen.getByRole('radio', { name: '3バッグ' })).toBeChecked();
  });

  it.each(['56', 'x', ''])('of a request that there is not (%j) is a form as always', async (again) => {
    await open({ history: [earlier] }, `/wash-request?again=${again}`);
    expect(await moment('集荷日時')).toHaveTextContent('11月24日(火) 14:00');
    expect(screen.queryByText(/と同じ内容です/)).toBeNull();
  });

  it('of a one-time customer fills their form, whose price is that of its days', async () => {
    onetimeCustomer({
      history: [{ ...earlier, plan_id: 'tx_1', size: 5, sched_pickup_dt: '2026-11-11 15:00:00' }],
    });
    await openApp('/wash-request?again=55');
    expect(await moment('集荷日時')).toHaveTextContent('11月25日(水) 15:00');
    expect(await moment('配達日時')).toHaveTextContent('11月30日(月) 20:00');
    expect(screen.getByRole('radio', { name: '3バッグ' })).toBeChecked();
    expect(screen.getByText('受付番号 55 と同じ内容です')).toBeVisible();
  });
});
