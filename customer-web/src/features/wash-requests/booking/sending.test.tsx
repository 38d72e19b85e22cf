import { message } from '@laundry/shared/messages/message';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { App } from '../../../app/App';
import { keepLang } from '../../../i18n/language';
import { leaveTyped } from '../../../test/draft';
import { buildWashRequest } from '../../../test/builders/build-wash-request';
import { fillIn } from '../../../test/fill-in';
import { followLink } from '../../../test/follow-link';
import { held } from '../../../test/held';
import { openApp } from '../../../test/open-app';
import { api, problem, refused, server } from '../../../test/server';
import { type World, signedIn } from '../../../test/signed-in';

const WORDS = {
  ja: { next: '確認へ進む', send: 'この内容で依頼する', back: '戻る', remarks: /備考/, box: /宅配ボックスの暗証番号/ },
  en: { next: 'Review request', send: 'Send request', back: 'Back', remarks: /Remarks/, box: /Delivery box code/ },
} as const;
const findButton = (name: string) => screen.findByText(name, { selector: 'button' });
const press = async (name: string) => userEvent.click(await findButton(name));

/** Opens the form, fills in the texts and goes on to the confirmation. */
async function toConfirm(lang: 'ja' | 'en' = 'ja', world: Partial<World> = {}) {
  keepLang(lang);
  signedIn(world);
  await openApp('/wash-request');
  await fillIn(await screen.findByLabelText(WORDS[lang].remarks), 'シミあり');
  await fillIn(screen.getByLabelText(WORDS[lang].box), '12-34');
  await press(WORDS[lang].next);
  await findButton(WORDS[lang].send);
}

/** Answers posts with these, one after the other; keeps what was sent. */
function answerPosts(...answers: Response[]) {
  const sent: { body: unknown; key: string | null }[] = [];
  server.use(
    http.post(api('/users/me/washRequests'), async ({ request }) => {
      sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
      return answers[sent.length - 1] ?? HttpResponse.json(buildWashRequest(), { status: 201 });
    }),
  );
  return sent;
}

describe('a request that is sent', () => {
  it('by whoever was taken off the company’s people says so in place, and what was typed is still there', async () => {
    const removed = { reason: 'clerk_removed', detail: message('ja', 'clerk_removed') };
    answerPosts(problem(401, removed));
    await toConfirm('ja', { user: { is_company: true, is_company_clerk: true } });
    server.use(http.get(api('/users/me'), () => problem(401, removed)));
    await press(WORDS.ja.send);
    expect(await screen.findByText('会社のご契約者にお尋ねください', { exact: false })).toBeVisible();
    expect(screen.getByText(message('ja', 'clerk_removed'))).toBeVisible();
    await press(WORDS.ja.back);
    expect(await screen.findByLabelText(WORDS.ja.remarks)).toHaveValue('シミあり');
    expect(window.location.pathname).toBe('/wash-request');
  });

  it('carries what the confirmation showed, once, and leads to the list', async () => {
    const { sent, letGo } = held('post', '/users/me/washRequests', () =>
      HttpResponse.json(buildWashRequest(), { status: 201 }),
    );
    await toConfirm();
    expect(screen.getByText('11月24日(火) 14:00')).toBeVisible();
    expect(screen.getByText('1バッグ（ご依頼後の残り 3バッグ）')).toBeVisible();
    await press(WORDS.ja.send);
    await userEvent.click(await screen.findByRole('button', { name: '送信しています' }));
    await letGo();

    expect(await screen.findByText('ご依頼を受け付けました')).toBeVisible();
    for (const term of ['受付番号', 'バッグ数', '集荷日時', '配達日時', '集配先', '集配方法', '宅配ボックスの暗証番号'])
      expect(screen.getByText(term, { selector: 'dt' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'ご依頼の一覧を見る' })).toHaveAttribute('href', '/wash-request-currents');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({
      sched_pickup_dt: '2026-11-24 14:00:00',
      sched_delivery_dt: '2026-11-26 14:00:00',
      count: 1,
      delivery_box_pw: '12-34',
      bikou: 'シミあり',
    });
    expect(sent[0]?.key).toMatch(/^[\x20-\x7e]{1,255}$/);
  });

  it('of a same-time plan carries no delivery', async () => {
    const sent = answerPosts();
    const plan = { plan_id: 't8_1_1', pickup_delivery_type: 1, user_plan_option: 0 } as const;
    await toConfirm('ja', { user: { user_plan: plan } });
    await press(WORDS.ja.send);
    await screen.findByText('ご依頼を受け付けました');
    expect(sent[0]?.body).toMatchObject({ sched_pickup_dt: '2026-11-24 16:00:00', count: 2 });
    expect(sent[0]?.body).not.toHaveProperty('sched_delivery_dt');
  });

  it.each([
    ['no answer came', HttpResponse.error()],
    ['a proxy gave the server up', new HttpResponse(null, { status: 504 })],
    ['the server gave its own work up', problem(503)],
  ])('goes once more under the same key when %s, and stays on the confirmation meanwhile', async (_what, lost) => {
    await toConfirm();
    // It did arrive.
    signedIn({ user: { available_request_count: 3 } });
    const sent = answerPosts(lost);
    await press(WORDS.ja.send);
    expect(await screen.findByRole('alert')).toHaveTextContent('送信できたか確認できませんでした');
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('3'));
    expect(screen.getByText('1バッグ（ご依頼後の残り 3バッグ）')).toBeVisible();
    await press(WORDS.ja.send);
    await screen.findByText('ご依頼を受け付けました');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('is told as not sent when the server says so', async () => {
    answerPosts(problem(503, { reason: 'maintenance' }));
    await toConfirm();
    await press(WORDS.ja.send);
    expect(await screen.findByRole('alert')).toHaveTextContent('依頼を送信できませんでした');
  });

  it('makes way for a fresh form', async () => {
    answerPosts();
    await toConfirm();
    await press(WORDS.ja.send);
    await press('続けて依頼する');
    expect(await screen.findByLabelText(WORDS.ja.remarks)).toHaveValue('');
  });

  it('is told as made after a reload, too, without its door code, and above the form that Back leads to', async () => {
    answerPosts();
    await toConfirm();
    await press(WORDS.ja.send);
    await screen.findByText('ご依頼を受け付けました');
    expect(JSON.stringify(window.history.state)).toContain('"id":71');
    expect(JSON.stringify(window.history.state)).not.toContain('1234');
    cleanup();
    await act(async () => {
      render(<App />);
      await vi.dynamicImportSettled();
    });
    expect(await screen.findByText('ご依頼を受け付けました')).toBeVisible();
    act(() => window.history.back());
    expect(await screen.findByText('受付番号 71 のご依頼を受け付けました。下は新しいご依頼です。')).toBeVisible();
  });

  it('refreshes the bags left', async () => {
    answerPosts();
    await toConfirm();
    signedIn({ user: { available_request_count: 3 } });
    answerPosts();
    await press(WORDS.ja.send);
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('3'));
  });
});

describe.each(['ja', 'en'] as const)('a request that is refused, in %s', (lang) => {
  const MESSAGES = {
    ja: {
      dup: 'その集配日時で既に依頼済です',
      preq_count_max: '申し訳ございません。予約がいっぱいのため翌日以降を選択ください。',
      pickup_time_limit: '集荷時間は現在より5時間後以降を指定してください',
      wreq_count_lacking: '残りのバッグ数が不足しています',
    },
    en: {
      dup: 'You already have a request for this time',
      preq_count_max: 'Sorry, we are fully booked. Please choose a later date.',
      pickup_time_limit: 'Please choose a pickup at least 5 hours from now',
      wreq_count_lacking: 'You don’t have enough bags left',
    },
  } as const;
  const FIELDS = {
    ja: { pickup: '集荷日時', count: 'バッグ数' },
    en: { pickup: 'Pickup', count: 'Number of bags' },
  };

  it.each([
    ['dup', 'pickup'],
    ['preq_count_max', 'pickup'],
    ['pickup_time_limit', 'pickup'],
    ['wreq_count_lacking', 'count'],
  ] as const)('%s goes back to the %s with its message, and nothing is lost', async (reason, field) => {
    answerPosts(refused(409, { [field === 'pickup' ? 'sched_pickup_dt' : 'count']: reason }, { reason }));
    await toConfirm(lang);
    await press(WORDS[lang].send);

    const group = await screen.findByRole('group', { name: FIELDS[lang][field] });
    await waitFor(() => expect(within(group).getByText(MESSAGES[lang][reason])).toBeVisible());
    expect(screen.getByRole('alert')).toHaveTextContent(MESSAGES[lang][reason]);
    expect(screen.getByLabelText(WORDS[lang].remarks)).toHaveValue('シミあり');
    expect(screen.getByLabelText(WORDS[lang].box)).toHaveValue('12-34');
    await waitFor(() => expect(group).toContainElement(document.activeElement as HTMLElement));
  });
});

describe('a refusal', () => {
  it('of fields goes to each field', async () => {
    answerPosts(refused(422, { sched_delivery_dt: 'delivery_too_early', delivery_box_pw: '使えない文字です' }));
    await toConfirm();
    await press(WORDS.ja.send);
    const delivery = await screen.findByRole('group', { name: '配達日時' });
    await waitFor(() => expect(delivery).toHaveTextContent('48時間後以降'));
    expect(screen.getByLabelText(WORDS.ja.box)).toHaveAccessibleDescription(/使えない文字です/);
  });

  it('goes away with the choice that it was about', async () => {
    answerPosts(refused(409, { sched_pickup_dt: 'dup' }, { reason: 'dup' }));
    await toConfirm();
    await press(WORDS.ja.send);
    const group = await screen.findByRole('group', { name: '集荷日時' });
    await userEvent.click(within(group).getByRole('gridcell', { name: /11月25日/ }));
    expect(group).not.toHaveTextContent('既に依頼済');
  });

  it.each([
    ['pickup_time_limit_same_time', '7時間後以降'],
    ['pickup_same_day_cutoff', '当日の集荷は11時までにご依頼ください'],
  ])('%s is said to same-time customers in its own words', async (code, words) => {
    answerPosts(refused(409, { sched_pickup_dt: code }, { reason: 'pickup_time_limit' }));
    const plan = { plan_id: 't8_1_1', pickup_delivery_type: 1, user_plan_option: 0 } as const;
    await toConfirm('ja', { user: { user_plan: plan } });
    await press(WORDS.ja.send);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  it('by the account’s new status takes the place of the form', async () => {
    answerPosts(problem(403, { reason: 'status_stopped_other' }));
    await toConfirm();
    signedIn({ user: { status: 2 } });
    answerPosts(problem(403, { reason: 'status_stopped_other' }));
    await press(WORDS.ja.send);
    await waitFor(() => expect(screen.queryByRole('button', { name: /依頼する|送信して/ })).toBeNull());
    expect(await screen.findByText('アカウントが停止されているため、ご利用いただけません')).toBeVisible();
  });
});

describe('whoever does not wait for the answer', () => {
  const CONTACT = /^(お問い合わせ|Contact( us)?)$/;
  const toContact = async (): Promise<void> => {
    const [link] = await screen.findAllByRole('link', { name: CONTACT });
    await followLink(link ?? document.body);
    await screen.findByRole('heading', { level: 1, name: CONTACT });
  };

  it.each([
    [
      'made',
      () => HttpResponse.json(buildWashRequest(), { status: 201 }),
      'status',
      '先ほどのお手続きを受け付けました',
    ],
    ['refused', () => refused(409, { sched_pickup_dt: 'preq_count_max' }), 'alert', '予約がいっぱい'],
    ['refused as a whole', () => problem(429), 'alert', '試行回数が多すぎます'],
    ['perhaps made', () => HttpResponse.error(), 'alert', '送信できたか確認できませんでした'],
    ['refused, in English', () => problem(429), 'alert', 'We couldn’t send it', 'en'],
  ] as const)('stays where they went, and is told there when it is %s', async (...[, answer, role, words, lang]) => {
    await toConfirm(lang);
    const { asked, letGo } = held('post', '/users/me/washRequests', answer);
    await press(WORDS[lang ?? 'ja'].send);
    await asked;
    await toContact();
    await letGo();
    expect(window.location.pathname).toBe('/contact');
    expect(screen.getByRole('heading', { level: 1, name: CONTACT })).toBeVisible();
    expect(await screen.findByRole(role)).toHaveTextContent(words);
  });

  it('finds the way back to what was refused, and is told no more', async () => {
    await toConfirm();
    const { asked, letGo } = held('post', '/users/me/washRequests', () =>
      refused(409, { sched_pickup_dt: 'dup' }, { reason: 'dup' }),
    );
    await press(WORDS.ja.send);
    await asked;
    await toContact();
    await letGo();
    await followLink(await screen.findByRole('link', { name: '手続きの画面へ' }));
    expect(await screen.findByLabelText(WORDS.ja.remarks)).toHaveValue('シミあり');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('and goes back to the form finds the refusal there', async () => {
    signedIn();
    await openApp('/contact');
    const [link] = await screen.findAllByRole('link', { name: '集配のご依頼' });
    await followLink(link ?? document.body);
    await screen.findByLabelText(WORDS.ja.remarks);
    await press(WORDS.ja.next);
    await findButton(WORDS.ja.send);
    const { asked, letGo } = held('post', '/users/me/washRequests', () =>
      refused(422, { sched_pickup_dt: 'この日はご予約がいっぱいです' }),
    );
    await press(WORDS.ja.send);
    await asked;
    act(() => window.history.back());
    await screen.findByLabelText(WORDS.ja.remarks);
    await letGo();
    expect(window.location.pathname).toBe('/wash-request');
    expect(await screen.findByText('この日はご予約がいっぱいです')).toBeVisible();
  });

  it('and confirms something else stays there, and is told of the refusal', async () => {
    await toConfirm();
    const { asked, letGo } = held('post', '/users/me/washRequests', () =>
      refused(409, { sched_pickup_dt: 'dup' }, { reason: 'dup' }),
    );
    await press(WORDS.ja.send);
    await asked;
    act(() => window.history.back());
    await fillIn(await screen.findByLabelText(WORDS.ja.remarks), 'シミなし');
    await press(WORDS.ja.next);
    await findButton(WORDS.ja.send);
    await letGo();
    expect(await screen.findByRole('alert')).toHaveTextContent('送信できませんでした');
    expect(await findButton(WORDS.ja.send)).toBeVisible();
    expect(screen.getByText(/シミなし/)).toBeVisible();
  });

  it('because the session has ended is told so at the login, and nothing else', async () => {
    await toConfirm();
    server.use(http.post(api('/users/me/washRequests'), () => problem(401)));
    await press(WORDS.ja.send);
    await screen.findByText(/ログインの有効期限が切れました/);
    expect(screen.queryByText('送信できませんでした')).toBeNull();
  });

  it('and sends something else keeps the key of that', async () => {
    await toConfirm();
    const first = held('post', '/users/me/washRequests', () => problem(409, { reason: 'stale' }));
    await press(WORDS.ja.send);
    await first.asked;
    act(() => window.history.back());
    await fillIn(await screen.findByLabelText(WORDS.ja.remarks), 'シミなし');
    await press(WORDS.ja.next);
    const sent = answerPosts(HttpResponse.error());
    const second = await findButton(WORDS.ja.send);
    await userEvent.click(second);
    await waitFor(() => expect(sent).toHaveLength(1));
    await first.letGo();
    await screen.findByText('送信できたか確認できませんでした');
    await press(WORDS.ja.send);
    await screen.findByText('ご依頼を受け付けました');
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });
});

describe('a draft', () => {
  it.each([
    ['ja', /^宅配ボックスの暗証番号/, '先に入力された暗証番号は、安全のため保存していません。もう一度ご入力ください。'],
    ['en', /^Delivery box code/, 'For your security, we didn’t keep the code you entered. Please enter it again.'],
  ] as const)('that comes back without its door code says so until there is one (%s)', async (lang, label, words) => {
    keepLang(lang);
    signedIn();
    await openApp('/wash-request');
    await fillIn(await screen.findByLabelText(label), '4711');
    cleanup();
    await openApp('/wash-request');
    expect(await screen.findByText(words)).toBeVisible();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('4711');
    await fillIn(screen.getByLabelText(label), '4712');
    expect(screen.queryByText(words)).toBeNull();
  });

  it('whose day has passed meanwhile keeps it and says so', async () => {
    const choice = {
      sched_pickup_dt: '2026-11-23 14:00:00',
      sched_delivery_dt: '2026-11-26 14:00:00',
      bikou: 'シミあり',
    };
    leaveTyped('booking.12.t8_1', choice);
    signedIn();
    await openApp('/wash-request');
    const group = await screen.findByRole('group', { name: '集荷日時' });
    expect(group).toHaveTextContent('11月23日(月) 14:00');
    await waitFor(() => expect(group).toHaveTextContent('集荷時間は現在より5時間後以降を指定してください'));
    await press(WORDS.ja.next);
    expect(await screen.findByRole('alert')).toHaveTextContent('5時間後以降');
  });

  it.each<[string, Partial<World>, string]>([
    ['is full by now', { fullDays: ['2026-11-30'] }, '予約がいっぱいのため翌日以降を選択ください'],
    [
      'is asked for by another request by now',
      { current: [buildWashRequest({ sched_pickup_dt: '2026-11-30 14:00:00' })] },
      'その集配日時で既に依頼済です',
    ],
  ])('whose pickup %s says so before it is confirmed', async (_, world, words) => {
    leaveTyped('booking.12.t8_1', {
      sched_pickup_dt: '2026-11-30 14:00:00',
      sched_delivery_dt: '2026-12-04 14:00:00',
    });
    signedIn(world);
    await openApp('/wash-request');
    const group = await screen.findByRole('group', { name: '集荷日時' });
    await waitFor(() => expect(group).toHaveTextContent(words));
    await press(WORDS.ja.next);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.queryByRole('button', { name: WORDS.ja.send })).toBeNull();
    await userEvent.click(within(group).getByRole('gridcell', { name: /12月2日/ }));
    await press(WORDS.ja.next);
    expect(await findButton(WORDS.ja.send)).toBeVisible();
  });

  it.each(['{"count":{"was":1,"typed":"three"},"bikou":7}', '[1]', 'null', 'no JSON'])(
    'that is none (%s) begins afresh',
    async (kept) => {
      sessionStorage.setItem('laundry.customer.draft.booking.12.t8_1', kept);
      signedIn();
      await openApp('/wash-request');
      expect(await screen.findByLabelText(WORDS.ja.remarks)).toHaveValue('');
      expect(screen.getByRole('radio', { name: '1バッグ' })).toBeChecked();
    },
  );
});

describe('the steps', () => {
  it('go back with the browser’s Back button and keep everything', async () => {
    await toConfirm();
    window.history.back();
    expect(await screen.findByLabelText(WORDS.ja.remarks)).toHaveValue('シミあり');
    await press(WORDS.ja.next);
    await press(WORDS.ja.back);
    expect(await screen.findByLabelText(WORDS.ja.box)).toHaveValue('12-34');
  });

  it('do not let a request be sent again by going back from done', async () => {
    answerPosts();
    await toConfirm();
    await press(WORDS.ja.send);
    await screen.findByText('ご依頼を受け付けました');
    window.history.back();
    expect(await screen.findByLabelText(WORDS.ja.remarks)).toHaveValue('');
  });

  it('refuse remarks that no text may hold, or over 500 characters, counted and kept', async () => {
    signedIn();
    await openApp('/wash-request');
    const remarks = await screen.findByLabelText(WORDS.ja.remarks);
    await userEvent.click(remarks);
    await userEvent.paste('\u202e置き配');
    await press(WORDS.ja.next);
    expect(await screen.findByRole('alert')).toHaveTextContent('使用できない文字が含まれています');
    await userEvent.clear(remarks);
    await userEvent.paste('あ'.repeat(501));
    expect(screen.getByText('1文字超えています')).toBeVisible();
    await press(WORDS.ja.next);
    expect(await screen.findByRole('alert')).toHaveTextContent('500文字以内で入力してください');
    expect(remarks).toHaveValue('あ'.repeat(501));
    await userEvent.type(remarks, '{Backspace}');
    await press(WORDS.ja.next);
    expect(await screen.findByRole('button', { name: WORDS.ja.send })).toBeVisible();
  });
});
