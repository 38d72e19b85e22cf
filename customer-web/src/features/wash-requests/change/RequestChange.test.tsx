import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { keepLang } from '../../../i18n/language';
import { buildWashRequest } from '../../../test/builders/build-wash-request';
import { followLink } from '../../../test/follow-link';
import { openApp } from '../../../test/open-app';
import { api, problem, refused, server } from '../../../test/server';
import { type World, signedIn } from '../../../test/signed-in';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pickup = () => screen.findByRole('group', { name: '集荷日時' });
const delivery = () => screen.findByRole('group', { name: '配達日時' });
const day = async (name: RegExp) => within(await pickup()).getByRole('gridcell', { name });

/** What the confirmation says under a name. */
async function confirmed(term: string) {
  const card = (await screen.findByRole('heading', { name: 'この内容に変更します' })).closest('section');
  return within(card!).getByText(term).nextSibling;
}

async function openWith(overrides: Parameters<typeof buildWashRequest>[0] = {}, world: Partial<World> = {}) {
  signedIn({ current: [buildWashRequest(overrides)], ...world });
  await openApp('/wash-request-change/71');
}

/** Answers changes with these, one after the other; keeps what was sent. */
function answerPuts(...answers: Response[]) {
  const sent: unknown[] = [];
  server.use(
    http.put(api('/users/me/washRequests/71'), async ({ request }) => {
      sent.push(await request.json());
      return (
        answers[sent.length - 1] ?? HttpResponse.json(buildWashRequest({ sched_pickup_dt: '2026-11-30 10:00:00' }))
      );
    }),
  );
  return sent;
}

describe('a change', () => {
  it('sends only what differs, moves the delivery along, and says what becomes what', async () => {
    const sent = answerPuts();
    await openWith();
    await userEvent.click(await day(/11月30日/));
    expect(await delivery()).toHaveTextContent('12月2日(水) 10:00');
    expect(screen.getByText('新しい集荷日時に合わせて、配達日時を12月2日(水) 10:00に変更しました。')).toBeVisible();
    await press('確認へ進む');
    expect(await screen.findByText('11月26日(木) 10:00 → 11月30日(月) 10:00')).toBeVisible();
    expect((await confirmed('配達日時'))?.textContent).toBe(
      '11月30日(月) 10:00 → 12月2日(水) 10:00集荷の変更に合わせて',
    );
    await press('この内容に変更する');
    expect(await screen.findByText('変更を受け付けました')).toBeVisible();
    expect(screen.getByText('集配先')).toBeVisible();
    expect(screen.queryByText('宅配ボックスの暗証番号')).toBeNull();
    expect(sent).toEqual([{ sched_pickup_dt: '2026-11-30 10:00:00', sched_delivery_dt: '2026-12-02 10:00:00' }]);
  });

  it('is confirmed with its bags, where and how they are handed over, and until when it can be changed then', async () => {
    await openWith({ count: 3, pickup_delivery_type: 4 });
    await userEvent.click(await day(/11月30日/));
    await press('確認へ進む');
    expect(await confirmed('バッグ数')).toHaveTextContent('3バッグ');
    expect((await confirmed('集配先'))?.textContent).toBe('150-0001 東京都渋谷区 神宮前1-2-3 メゾン神宮201\n自宅');
    expect(await confirmed('集配方法')).toHaveTextContent('ドアノブ');
    expect(screen.getByText('変更・キャンセルは 11月30日(月) 08:00 まで')).toBeVisible();
  });

  it('is confirmed with both legs: one that does not move as it stays', async () => {
    await openWith();
    await userEvent.click(within(await delivery()).getByRole('button', { name: '配達日時を変える' }));
    await userEvent.click(within(await delivery()).getByRole('gridcell', { name: /12月2日/ }));
    await press('確認へ進む');
    expect(await confirmed('集荷日時')).toHaveTextContent(/^11月26日\(木\) 10:00$/);
    expect((await confirmed('配達日時'))?.textContent).toBe('11月30日(月) 10:00 → 12月2日(水) 10:00');
  });

  it('of a same-time pickup is confirmed with a delivery that comes with the next, whenever that is', async () => {
    await openWith({ plan_id: 't8_1_1', sched_delivery_dt: '2026-11-30 10:00:00', canChangeDeliveryDt: false });
    await userEvent.click(await day(/12月2日/));
    await press('確認へ進む');
    expect(await confirmed('配達日時')).toHaveTextContent(/^次回の集荷と同時にお届けします$/);
  });

  it('of the delivery of what is picked up says until when that can be changed', async () => {
    await openWith({ status: 1, result_pickup_dt: '2026-11-24 08:00:00', canChangePickupDt: false, canCancel: false });
    await userEvent.click(within(await delivery()).getByRole('gridcell', { name: /12月2日/ }));
    await press('確認へ進む');
    expect(await screen.findByText('配達日時の変更は 12月2日(水) 08:00 まで')).toBeVisible();
  });

  it('of the pickup keeps the hour of a delivery that has to move along', async () => {
    await openWith({ sched_delivery_dt: '2026-11-30 18:00:00' });
    await userEvent.click(await day(/11月30日/));
    expect(await delivery()).toHaveTextContent('12月2日(水) 18:00');
  });

  it('of the delivery begins there', async () => {
    signedIn({ current: [buildWashRequest()] });
    await openApp('/wash-request-currents');
    await followLink(await screen.findByRole('link', { name: '受付番号71の配達日時を変更する' }));
    const grid = await within(await delivery()).findByRole('grid');
    await waitFor(() => expect(grid).toContainElement(document.activeElement as HTMLElement));
  });

  it('of the pickup says in English, too, that the delivery follows', async () => {
    keepLang('en');
    await openWith();
    await userEvent.click(
      within(await screen.findByRole('group', { name: 'Pickup' })).getByRole('gridcell', { name: /30 Nov/ }),
    );
    await press('Review change');
    expect(await screen.findByText(/to follow your new pickup/)).toBeVisible();
  });

  it('of a box code that cannot be read is asked for, and nothing is sent of it until one is typed', async () => {
    const sent = answerPuts();
    await openWith({ delivery_box_pw: null });
    expect(await screen.findByText(/保存された暗証番号を確認できません/)).toBeVisible();
    expect(screen.getByRole('button', { name: '確認へ進む' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(screen.getByLabelText(/宅配ボックスの暗証番号/), '9876');
    await press('確認へ進む');
    expect(screen.getByText(/確認できません.*9876/)).toBeVisible();
    await press('この内容に変更する');
    await screen.findByText('変更を受け付けました');
    expect(sent).toEqual([{ delivery_box_pw: '9876' }]);
  });

  it('of the box code alone sends no dates', async () => {
    const sent = answerPuts();
    await openWith();
    const box = await screen.findByLabelText(/宅配ボックスの暗証番号/);
    await userEvent.clear(box);
    await userEvent.type(box, '9876');
    await press('確認へ進む');
    await press('この内容に変更する');
    await screen.findByText('変更を受け付けました');
    expect(sent).toEqual([{ delivery_box_pw: '9876' }]);
    expect(screen.getByText('宅配ボックスの暗証番号')).toBeVisible();
  });

  it('can be taken into the calendar, where its legs replace those that were saved before', async () => {
    const files: Blob[] = [];
    const createObjectURL = (file: Blob) => files.push(file) && '#';
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
    answerPuts();
    await openWith();
    await userEvent.click(await day(/11月30日/));
    await press('確認へ進む');
    await press('この内容に変更する');
    await press('カレンダーに追加');
    const saved = await files[0]?.text();
    expect(saved).toMatch(/UID:71-pickup@localhost\r\nDTSTAMP:\w+\r\nDTSTART:20261130T010000Z/);
    expect(saved).toContain('UID:71-delivery@localhost');
    expect(saved?.match(/SUMMARY:.*/g)).toEqual([
      'SUMMARY:せんたく便 集荷 受付番号 71',
      'SUMMARY:せんたく便 配達 受付番号 71',
    ]);
  });

  it('that changes nothing cannot be sent, and says so', async () => {
    await openWith();
    const next = await screen.findByRole('button', { name: '確認へ進む' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveAccessibleDescription('変更する項目がありません。');
  });

  it('of the pickup begins two hours after the original, the original itself excepted', async () => {
    await openWith();
    expect(await day(/11月25日/)).toHaveAccessibleName(expect.stringContaining('元の集荷時間の2時間後以降'));
    const hours = within(await pickup()).getByLabelText<HTMLSelectElement>('時');
    const open = [...hours.options].filter((one) => !one.disabled).map((one) => one.value);
    expect(open.slice(0, 2)).toEqual(['10', '12']);
  });

  it('may stay on a full day where the request has its place, and move to no other', async () => {
    await openWith({}, { fullDays: ['2026-11-26', '2026-12-01'] });
    expect(await day(/11月26日/)).not.toHaveAttribute('aria-disabled');
    expect(await day(/12月1日/)).toHaveAccessibleName(expect.stringContaining('予約がいっぱいです'));
  });

  it('is not possible for a pickup that is done, and the reason stands there', async () => {
    await openWith({ status: 1, result_pickup_dt: '2026-11-24 08:00:00', canChangePickupDt: false, canCancel: false });
    expect(await screen.findByText('集荷済みのため変更できません')).toBeVisible();
    expect(screen.queryByRole('group', { name: '集荷日時' })).toBeNull();
    expect(within(await delivery()).getByRole('grid')).toBeVisible();
  });

  it('of a same-time request has no delivery to choose', async () => {
    await openWith({ plan_id: 't8_1_1', sched_delivery_dt: '2099-12-31 00:00:00', canChangeDeliveryDt: false });
    expect(await pickup()).toBeVisible();
    expect(screen.getByText('次回の集荷と同時にお届けします')).toBeVisible();
    expect(screen.queryByRole('group', { name: '配達日時' })).toBeNull();
  });

  it('of a same-time pickup may go past the next pickup, at which its bags were to come back', async () => {
    const sent = answerPuts();
    await openWith({ plan_id: 't8_1_1', sched_delivery_dt: '2026-11-30 10:00:00', canChangeDeliveryDt: false });
    await userEvent.click(await day(/12月2日/));
    await press('確認へ進む');
    await press('この内容に変更する');
    await screen.findByText('変更を受け付けました');
    expect(sent).toEqual([{ sched_pickup_dt: '2026-12-02 10:00:00' }]);
  });

  it('of what is not there any more says so', async () => {
    signedIn();
    await openApp('/wash-request-change/71');
    expect(await screen.findByText(/このご依頼は見つかりません/)).toBeVisible();
  });
});

describe.each([
  ['ja', '集荷日時', /11月30日/, '確認へ進む', 'この内容に変更する'],
  ['en', 'Pickup', /30 Nov/, 'Review change', 'Save change'],
] as const)('a change that is refused, in %s', (lang, group, date, next, send) => {
  const MESSAGES = {
    ja: { dup: '既に依頼済です', preq_count_max: '予約がいっぱいのため', time_limit_exceeded: '2時間前を過ぎている' },
    en: { dup: 'already have a request', preq_count_max: 'fully booked', time_limit_exceeded: 'Less than 2 hours' },
  } as const;

  it.each(['dup', 'preq_count_max', 'time_limit_exceeded'] as const)('%s is said at the pickup', async (reason) => {
    keepLang(lang);
    answerPuts(refused(409, { sched_pickup_dt: reason }, { reason }));
    await openWith();
    const field = await screen.findByRole('group', { name: group });
    await userEvent.click(within(field).getByRole('gridcell', { name: date }));
    await press(next);
    await press(send);
    expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES[lang][reason]);
    const again = await screen.findByRole('group', { name: group });
    await waitFor(() => expect(again).toHaveTextContent(MESSAGES[lang][reason]));
    expect(within(again).getByRole('gridcell', { name: date })).toHaveAttribute('aria-selected', 'true');
  });
});

it('of two changed legs the one that is refused is marked', async () => {
  answerPuts(refused(409, { sched_delivery_dt: 'time_limit_exceeded' }, { reason: 'time_limit_exceeded' }));
  await openWith();
  await userEvent.click(await day(/11月30日/));
  expect(await delivery()).toHaveTextContent('12月2日(水) 10:00');
  await press('確認へ進む');
  await press('この内容に変更する');
  await waitFor(async () => expect(await delivery()).toHaveTextContent('2時間前を過ぎている'));
  expect(await pickup()).not.toHaveTextContent('2時間前を過ぎている');
});

it('a change that conflicts with somebody else’s stays on the confirmation and says so', async () => {
  answerPuts(problem(409, { reason: 'stale' }));
  await openWith();
  await userEvent.click(await day(/11月30日/));
  await press('確認へ進む');
  await press('この内容に変更する');
  expect(await screen.findByRole('alert')).toHaveTextContent('他の操作で内容が更新されています');
});
