import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { keepLang } from '../../../i18n/language';
import { typedIn } from '../../../test/draft';
import { buildWashRequest } from '../../../test/builders/build-wash-request';
import { ONETIME_WORDS, onetimeCustomer, onetimePrices, press } from '../../../test/builders/onetime';
import { fillIn } from '../../../test/fill-in';
import { openApp } from '../../../test/open-app';
import { api, server } from '../../../test/server';

const field = (name: string) => screen.findByRole('group', { name });
const price = async () => (await screen.findByRole('heading', { name: /^(料金|Price)$/ })).parentElement;
const day = async (leg: string, name: RegExp) => within(await field(leg)).getByRole('gridcell', { name });

describe.each([
  [
    'ja',
    '集荷日時',
    '11月24日(火) 13:00',
    '配達日時',
    '11月25日(水) 16:00',
    '1,600円（税込）',
    '2バッグ',
    '3,200円（税込）',
  ],
  [
    'en',
    'Pickup',
    'Tue, 24 Nov, 13:00',
    'Delivery',
    'Wed, 25 Nov, 16:00',
    '¥1,600 (tax included)',
    '2 bags',
    '¥3,200 (tax included)',
  ],
] as const)('a one-time request in %s', (lang, pickup, from, delivery, to, one, bags, two) => {
  it('begins with the next pickup and its delivery, alone, and tells the price of what is chosen', async () => {
    keepLang(lang);
    onetimeCustomer();
    await openApp('/wash-request');
    expect(await field(pickup)).toHaveTextContent(from);
    expect(await field(delivery)).toHaveTextContent(to);
    expect(screen.queryByRole('navigation', { name: /ご依頼の種類|Kinds of request/ })).toBeNull();
    expect(await price()).toHaveTextContent(one);
    await userEvent.click(screen.getByRole('radio', { name: bags }));
    expect(await price()).toHaveTextContent(two);
  });
});

describe('the price', () => {
  it('of a later delivery is offered when it is lower', async () => {
    onetimeCustomer();
    await openApp('/wash-request');
    expect(await price()).toHaveTextContent('配達を11月26日(木)以降にすると、1バッグ1,200円になります。');
    await press('配達を11月26日(木)にする');
    expect(await price()).toHaveTextContent('1,200円（税込）');
    expect(await field('配達日時')).toHaveTextContent('11月26日(木) 16:00');
  });

  it('stands in every cell of the choice, a lower one is marked, and is what pressing it brings', async () => {
    onetimeCustomer();
    const dear = onetimePrices(1_900, 1_500).filter(({ wreq_time }) => wreq_time > '18');
    const cheap = onetimePrices().filter(({ wreq_time }) => wreq_time < '18');
    server.use(http.get(api('/onetimePayments'), () => HttpResponse.json([...cheap, ...dear])));
    await openApp('/wash-request');
    expect(await day('集荷日時', /11月25日/)).toHaveAccessibleName('11月25日(水)、1バッグ1,600円');
    expect(await day('集荷日時', /11月26日/)).toHaveAccessibleName(
      '11月26日(木)、1バッグ1,200円、お選びの日時より安い',
    );
    expect(await day('集荷日時', /11月28日/)).not.toHaveAccessibleName(expect.stringContaining('1バッグ'));

    await userEvent.click(screen.getByRole('radio', { name: '19時、1,900円' }));
    expect(await price()).toHaveTextContent('1,900円（税込）');
    expect(await field('集荷日時')).toHaveTextContent('11月24日(火) 19:00');
    expect(screen.getByRole('radio', { name: '13時、1,600円、お選びの日時より安い' })).not.toBeChecked();

    await userEvent.click(await day('集荷日時', /11月26日/));
    expect(await price()).toHaveTextContent('1,500円（税込）');
    await userEvent.click(await screen.findByRole('button', { name: '配達日時を変える' }));
    expect(await day('配達日時', /12月2日/)).toHaveAccessibleName('12月2日(水)、1バッグ1,500円');
  });

  it('stands with dates and bags beside the button', async () => {
    onetimeCustomer();
    await openApp('/wash-request');
    await userEvent.click(await screen.findByRole('radio', { name: '2バッグ' }));
    const summary = (await screen.findByRole('heading', { name: 'ご依頼の内容' })).parentElement;
    expect(summary).toHaveTextContent(
      '集荷 11月24日(火) 13:00配達 11月25日(水) 16:00バッグ数 2バッグ料金 3,200円（税込）',
    );
  });

  it('that is nowhere set closes the day', async () => {
    onetimeCustomer();
    server.use(http.get(api('/onetimePayments'), () => HttpResponse.json([])));
    await openApp('/wash-request');
    expect(await field('集荷日時')).toHaveTextContent('選択できる日時がありません');
    await press(ONETIME_WORDS.ja.next);
    expect(await screen.findByRole('alert')).toHaveTextContent('日付が間違っています');
  });
});

describe('times', () => {
  const minutes = async (leg: string) => [...within(await field(leg)).getByLabelText<HTMLSelectElement>('分').options];
  const hours = async (leg: string) => [...within(await field(leg)).getByLabelText<HTMLSelectElement>('時').options];

  it('of a type A area are quarters from 13 to 20:30', async () => {
    onetimeCustomer();
    await openApp('/wash-request');
    expect((await minutes('集荷日時')).map(({ value }) => value)).toEqual(['00', '15', '30', '45']);
    expect((await hours('集荷日時')).map(({ value }) => value)).toEqual([
      '13',
      '14',
      '15',
      '16',
      '17',
      '18',
      '19',
      '20',
    ]);
    expect(screen.getByText('ご指定の時刻から90分以内にお伺いします。')).toBeVisible();
  });

  it('of a type B area are its own, in halves', async () => {
    onetimeCustomer({ area: { start_time: '15:00', end_time: '22:00', onetime: 'B' } });
    await openApp('/wash-request');
    expect(await field('集荷日時')).toHaveTextContent('11月24日(火) 16:00');
    expect((await minutes('集荷日時')).map(({ value }) => value)).toEqual(['00', '30']);
    expect(screen.queryByText('ご指定の時刻から90分以内にお伺いします。')).toBeNull();
  });

  it('begin a day later once the last hour has passed', async () => {
    onetimeCustomer({ now: '2026-11-24 20:40:00' });
    await openApp('/wash-request');
    expect(await field('集荷日時')).toHaveTextContent('11月25日(水) 13:00');
    await userEvent.click(await day('集荷日時', /11月24日/));
    expect(await field('集荷日時')).toHaveTextContent('11月24日(火)は選べません。この日は受付を終了しています');
  });

  it('that are asked for already are passed over, a full day and a closed day say why', async () => {
    onetimeCustomer({ current: [buildWashRequest({ sched_pickup_dt: '2026-11-24 13:00:00' })] });
    await openApp('/wash-request');
    expect(await field('集荷日時')).toHaveTextContent('11月24日(火) 13:15');
    expect(await day('集荷日時', /12月1日/)).toHaveAccessibleName(expect.stringContaining('予約がいっぱいです'));
    expect(await day('集荷日時', /11月29日/)).toHaveAccessibleName(
      expect.stringContaining('日曜日は集配を行っておりません'),
    );
  });
});

describe('a delivery', () => {
  it('that was chosen by hand keeps its hour when the pickup moves past it', async () => {
    onetimeCustomer();
    await openApp('/wash-request');
    await userEvent.click(await screen.findByRole('button', { name: '配達日時を変える' }));
    await userEvent.selectOptions(within(await field('配達日時')).getByLabelText('時'), '19');
    await userEvent.click(await day('集荷日時', /11月30日/));
    expect(await field('配達日時')).toHaveTextContent('12月1日(火) 19:00');
    expect(await field('配達日時')).toHaveTextContent(
      '集荷日時に合わせて、配達日時を12月1日(火) 19:00に変更しました。',
    );
  });

  it('can be had from the next working day on', async () => {
    onetimeCustomer();
    await openApp('/wash-request');
    await userEvent.click(await screen.findByRole('button', { name: '配達日時を変える' }));
    const name = expect.stringContaining('配達時間は集荷時間から休業日を除く24時間後以降を指定してください');
    expect(await day('配達日時', /11月24日/)).toHaveAccessibleName(name);
    expect(await day('配達日時', /11月25日/)).not.toHaveAttribute('aria-disabled');
  });
});

describe('what is asked for besides', () => {
  it('is the room, of residents of a partner venue, which is known already', async () => {
    onetimeCustomer({ user: { source_venue_code: 'DEMO000001', send_addr_detail3: 'メゾン神宮@201' } });
    await openApp('/wash-request');
    const room = await screen.findByLabelText('部屋番号');
    expect(room).toHaveValue('201');
    await userEvent.clear(room);
    await press(ONETIME_WORDS.ja.next);
    expect(await screen.findByRole('alert')).toHaveTextContent('部屋番号: 必須項目です');
  });

  it('is no room of others, and no invoice of people', async () => {
    onetimeCustomer();
    await openApp('/wash-request');
    await screen.findByRole('button', { name: ONETIME_WORDS.ja.next });
    expect(screen.queryByLabelText('部屋番号')).toBeNull();
    const methods = within(screen.getByRole('radiogroup', { name: 'お支払い方法を選ぶ' })).getAllByRole('radio');
    expect(methods.map((one) => one.getAttribute('value'))).toEqual(['1', '2']);
  });

  it('is kept over a reload, but for the door code', async () => {
    onetimeCustomer();
    await openApp('/wash-request');
    await fillIn(await screen.findByLabelText(ONETIME_WORDS.ja.remarks), 'シミあり');
    await fillIn(screen.getByLabelText(/宅配ボックスの暗証番号/), '4711');
    await userEvent.click(screen.getByRole('radio', { name: /^PayPay/ }));
    expect(typedIn('onetime.12')).toEqual({ bikou: 'シミあり', onetime_payment_method_id: '2' });
  });
});

it('whoever lives where nobody comes is told so', async () => {
  onetimeCustomer({ area: { start_time: '10:00', end_time: '22:00' } });
  await openApp('/wash-request');
  expect(await screen.findByText('提供エリア外のためご利用いただけません')).toBeVisible();
});
