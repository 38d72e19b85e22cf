import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { keepLang } from '../../../i18n/language';
import { buildWashRequest } from '../../../test/builders/build-wash-request';
import { openApp } from '../../../test/open-app';
import { loadTexts } from '../../../i18n/texts';
import { api, server } from '../../../test/server';
import { signedIn } from '../../../test/signed-in';
import { CostCentreField } from './later-steps';

const field = (name: string) => screen.findByRole('group', { name });
const pickup = () => field('集荷日時');
const delivery = () => field('配達日時');
const day = async (name: RegExp) => within(await pickup()).getByRole('gridcell', { name });

describe.each([
  [
    'ja',
    '集荷日時',
    '11月24日(火) 14:00',
    '配達日時',
    '11月26日(木) 14:00',
    '変更・キャンセルは 11月24日(火) 12:00 まで',
  ],
  ['en', 'Pickup', 'Tue, 24 Nov, 14:00', 'Delivery', 'Thu, 26 Nov, 14:00', /change or cancel until Tue, 24 Nov, 12:00/],
] as const)('a new request in %s', (lang, pickupLabel, pickupTime, deliveryLabel, deliveryTime, deadline) => {
  it('begins with the next pickup, the earliest delivery and the deadline as a moment', async () => {
    keepLang(lang);
    signedIn();
    await openApp('/wash-request');

    expect(await field(pickupLabel)).toHaveTextContent(pickupTime);
    expect(await field(deliveryLabel)).toHaveTextContent(deliveryTime);
    expect(screen.getByText(deadline)).toBeVisible();
  });
});

describe('the day that a new request begins with', () => {
  const booked = (...moments: string[]) =>
    moments.map((sched_pickup_dt, place) => buildWashRequest({ id: 80 + place, sched_pickup_dt }));

  it.each([
    ['has no request of the customer’s', {}, '11月25日(水) 10:00'],
    ['is the one there is', { withdrawal_dt: '2026-11-24 23:59:59' }, '11月24日(火) 14:00'],
  ])('%s', async (_name, user, first) => {
    signedIn({ user, current: booked('2026-11-24 15:00:00', '2026-11-26 10:00:00') });
    await openApp('/wash-request');
    expect(await pickup()).toHaveTextContent(first);
  });

  it('is another one after a request was sent', async () => {
    const sent = buildWashRequest({ sched_pickup_dt: '2026-11-24 14:00:00' });
    const { current } = signedIn();
    server.use(
      http.post(api('/users/me/washRequests'), () => {
        current.push(sent);
        return HttpResponse.json(sent, { status: 201 });
      }),
    );
    await openApp('/wash-request');
    for (const name of ['確認へ進む', 'この内容で依頼する', '続けて依頼する'])
      await userEvent.click(await screen.findByRole('button', { name }));
    expect(await pickup()).toHaveTextContent('11月25日(水) 10:00');
  });
});

describe('a company’s cost centre', () => {
  it('that was typed is in sight after a step back, and takes no more letters than a line has', async () => {
    signedIn({ user: { is_company: true } });
    server.use(http.get(api('/users/me/washRequests/costCentres'), () => HttpResponse.json([])));
    await Promise.all([CostCentreField.load(), loadTexts('company')]);
    await openApp('/wash-request');
    await userEvent.click(await screen.findByRole('button', { name: '＋ 部門' }));
    const centre = await screen.findByRole('combobox', { name: /部門/ });
    expect(centre).toHaveFocus();
    await userEvent.paste('営'.repeat(31));
    expect(centre).toHaveValue('営'.repeat(30));
    await userEvent.clear(centre);
    await userEvent.paste('営業');
    await userEvent.click(screen.getByRole('button', { name: '確認へ進む' }));
    await userEvent.click(await screen.findByRole('button', { name: '戻る' }));
    expect(await screen.findByRole('combobox', { name: /部門/ })).toHaveValue('営業');
  });
});

it.each([
  ['ja', /^宅配ボックスの暗証番号/, /集荷の時間までにバッグをお入れください/],
  ['en', /^Delivery box code/, /put the bags in before the pickup time/],
] as const)('says at the code of a delivery box where the bags go (%s)', async (lang, label, where) => {
  keepLang(lang);
  signedIn({ user: { is_company: true, is_company_clerk: true } });
  await openApp('/wash-request');
  expect(await screen.findByLabelText(label)).toHaveAccessibleDescription(where);
});

describe('the calendar of pickups', () => {
  it.each([
    [/11月29日/, '日曜日は集配を行っておりません', '11月30日(月)'],
    [/11月28日/, '土曜日は集配を行っておりません', '11月30日(月)'],
    [/11月27日/, '休業日のため集配を行っておりません', '11月30日(月)'],
    [/12月1日/, '予約がいっぱいです', '12月2日(水)'],
  ])('says why %s cannot be chosen, and offers the next day that can', async (closed, why, next) => {
    signedIn();
    await openApp('/wash-request');
    expect(await day(closed)).toHaveAttribute('aria-disabled', 'true');
    expect(await day(closed)).toHaveAccessibleName(expect.stringContaining(why));
    await userEvent.click(await day(closed));

    expect(await pickup()).toHaveTextContent('11月24日(火) 14:00');
    expect(screen.getByText(new RegExp(why))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: `${next}を選ぶ` }));
    expect(await pickup()).toHaveTextContent(`${next} 14:00`);
  });

  it('closes Saturdays only for customers without Saturday service', async () => {
    signedIn({ user: { is_saturday_available: 1 } });
    await openApp('/wash-request');
    expect(await day(/11月28日/)).not.toHaveAttribute('aria-disabled');
  });

  it('is walked with the arrow keys, closed days included, and chosen from with Enter', async () => {
    signedIn();
    await openApp('/wash-request');
    (await day(/11月24日/)).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(await day(/11月27日/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await pickup()).toHaveTextContent('11月24日(火) 14:00');
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(await pickup()).toHaveTextContent('11月26日(木) 14:00');
    expect(await day(/11月26日/)).toHaveAttribute('aria-selected', 'true');
    expect(
      within(await pickup())
        .getAllByRole('gridcell')
        .filter((cell) => cell.tabIndex === 0),
    ).toHaveLength(1);
  });

  it('has 31 days, today included', async () => {
    signedIn();
    await openApp('/wash-request');
    const days = within(await pickup()).getAllByRole('gridcell');
    expect(days.filter((cell) => cell.dataset['date'])).toHaveLength(31);
    expect(await day(/12月24日/)).not.toHaveAttribute('aria-disabled');
  });
});

describe('times', () => {
  const hours = async () => within(await pickup()).getByLabelText<HTMLSelectElement>('時');
  const openHours = async () => [...(await hours()).options].filter((one) => !one.disabled).map((one) => one.value);

  it('that are too early today are there, greyed, with the reason', async () => {
    signedIn();
    await openApp('/wash-request');
    expect((await openHours())[0]).toBe('14');
    expect((await hours()).options[0]).toHaveTextContent('10時（選べません）');
    expect(await pickup()).toHaveTextContent(
      '10:00〜13:30は選べません（集荷時間は現在より5時間後以降を指定してください）',
    );
  });

  it('that are asked for already are passed over, and say so', async () => {
    signedIn({ current: [buildWashRequest({ sched_pickup_dt: '2026-11-24 14:00:00' })] });
    await openApp('/wash-request');
    await userEvent.click(await day(/^11月24日/));
    expect(await pickup()).toHaveTextContent('11月24日(火) 14:30');
    expect(await pickup()).toHaveTextContent('14:00は選べません（その集配日時で既に依頼済です）');
  });

  it('at the last hour are on the hour only', async () => {
    signedIn();
    await openApp('/wash-request');
    await userEvent.selectOptions(await hours(), '22');
    const minutes = within(await pickup()).getByLabelText<HTMLSelectElement>('分');
    expect([...minutes.options].map((one) => one.value)).toEqual(['00']);
    expect(await pickup()).toHaveTextContent('11月24日(火) 22:00');
  });

  it('of an area from 15:00 to 22:00 begin at 16', async () => {
    signedIn({ area: { start_time: '15:00', end_time: '22:00' } });
    await openApp('/wash-request');
    expect((await openHours())[0]).toBe('16');
  });

  it('of a fixed-time area are one', async () => {
    signedIn({ area: { start_time: '10:00', end_time: '10:00' } });
    await openApp('/wash-request');
    expect(await pickup()).toHaveTextContent('11月25日(水) 10:00');
    expect(await pickup()).toHaveTextContent('お客様の地域の集配は10:00のみです。');
    expect(within(await pickup()).queryByLabelText('時')).toBeNull();
  });
});

describe('the delivery', () => {
  it('moves along with the pickup to the first day, keeps its hour and says so', async () => {
    signedIn();
    await openApp('/wash-request');
    await userEvent.click(await day(/11月26日/));
    expect(await delivery()).toHaveTextContent('12月1日(火) 14:00');
    expect(screen.getByText('集荷日時に合わせて、配達日時を12月1日(火) 14:00に変更しました。')).toBeVisible();
    await userEvent.click(await day(/11月24日/));
    expect(await delivery()).toHaveTextContent('11月26日(木) 14:00');
  });

  it('that was chosen by hand stays as long as it can follow the pickup', async () => {
    signedIn();
    await openApp('/wash-request');
    await userEvent.click(await screen.findByRole('button', { name: '配達日時を変える' }));
    await userEvent.click(within(await delivery()).getByRole('gridcell', { name: /12月3日/ }));
    await userEvent.click(await day(/11月30日/));
    expect(await delivery()).toHaveTextContent('12月3日(木) 14:00');
    await userEvent.click(await day(/12月2日/));
    expect(await delivery()).toHaveTextContent('12月4日(金) 14:00');
  });

  it('is too early before 48 hours and three working days, in words', async () => {
    signedIn();
    await openApp('/wash-request');
    await userEvent.click(await screen.findByRole('button', { name: '配達日時を変える' }));
    const early = within(await delivery()).getByRole('gridcell', { name: /11月25日/ });
    expect(early).toHaveAccessibleName(expect.stringContaining('休業日を除く48時間後以降'));
  });
});

describe('a same-time plan', () => {
  it('takes two bags or more, from seven hours ahead, and brings them with the next pickup', async () => {
    signedIn({ user: { user_plan: { plan_id: 't8_1_1', pickup_delivery_type: 1, user_plan_option: 0 } } });
    await openApp('/wash-request');
    expect(await pickup()).toHaveTextContent('11月24日(火) 16:00');
    expect(screen.getByText('次回の集荷と同時にお届けします')).toBeVisible();
    expect(screen.getByRole('radio', { name: '1バッグ' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: '2バッグ' })).toBeChecked();
  });

  it('takes no pickup for today from 11:00', async () => {
    signedIn({
      now: '2026-11-24 11:00:00',
      user: { user_plan: { plan_id: 't8_1_1', pickup_delivery_type: 1, user_plan_option: 0 } },
    });
    await openApp('/wash-request');
    expect(await pickup()).toHaveTextContent('11月25日(水) 10:00');
  });
});

describe('who cannot send a request', () => {
  const send = () => screen.findByRole('button', { name: '確認へ進む' });

  it('a customer outside the area', async () => {
    signedIn({ area: null });
    await openApp('/wash-request');
    expect(await screen.findByText('提供エリア外のためご利用いただけません')).toBeVisible();
  });

  it.each([
    ['ja', {}, 0, '残りのバッグがありません', 'バッグを追加購入'],
    ['en', {}, 0, 'You’re out of bags', 'Buy more bags'],
    ['ja', { plan_id: 't8_1_1' }, 1, '残りのバッグが足りません', 'バッグを追加購入'],
  ] as const)(
    'a customer with too few bags is told so first (%s, %j, %i), and how to buy some; the form is out of the way',
    async (lang, plan, available_request_count, words, buy) => {
      keepLang(lang);
      const user_plan = { plan_id: 't8_1', pickup_delivery_type: 1, user_plan_option: 0, ...plan } as const;
      signedIn({ user: { available_request_count, user_plan } });
      await openApp('/wash-request');
      expect(await screen.findByRole('heading', { name: words })).toBeVisible();
      expect(screen.getByRole('link', { name: buy })).toHaveAttribute('href', '/buy-wash-request');
      expect(screen.queryByRole('grid')).toBeNull();
    },
  );

  it('staff see the form with its button greyed', async () => {
    const user = { plan_id: '', pickup_delivery_type: 1, user_plan_option: 0 } as const;
    signedIn({ user: { role: 200, role_type: 2, send_addr_zipcode: '', user_plan: user } });
    await openApp('/wash-request');
    expect(await pickup()).toBeVisible();
    expect(await send()).toHaveAttribute('aria-disabled', 'true');
    expect(await send()).toHaveAccessibleDescription('スタッフのアカウントからは依頼を送信できません。');
    await userEvent.click(await send());
    await waitFor(() => expect(screen.queryByText('この内容で依頼します')).toBeNull());
  });

  it('counts beyond the bags left cannot be chosen', async () => {
    signedIn({ user: { available_request_count: 3 } });
    await openApp('/wash-request');
    expect(await screen.findByRole('radio', { name: '3バッグ' })).toBeEnabled();
    expect(screen.getByRole('radio', { name: '4バッグ' })).toBeDisabled();
  });
});
