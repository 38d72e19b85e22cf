import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLang } from '../../i18n/language';
import { keepAsked } from '../../lib/asked-before';
import { storePayment, storedPayment } from '../../lib/payment/open-payment';
import { TYPED_REGISTRATION, goOnTo } from '../../test/builders/registration';
import { buildUser } from '../../test/builders/build-user';
import { leaveTyped } from '../../test/draft';
import { fillIn } from '../../test/fill-in';
import { openApp } from '../../test/open-app';
import { api, problem, refused, server } from '../../test/server';
import { signedIn } from '../../test/signed-in';

const SERVED = { error: null, is_valid_monthly: true, is_valid_onetime: true, is_valid_onetime_b: false };
const PASSWORD = 'secret-2026';
const ONETIME = { plan_id: 'tx_1', pickup_delivery_type: 1, user_plan_option: 0 } as const;

beforeEach(() => {
  server.use(
    http.get(api('/areaInfo'), () => HttpResponse.json(SERVED)),
    http.get(api('/zipcode'), () =>
      HttpResponse.json({
        prefecture_name: '東京都',
        address1: '渋谷区',
        address2: '神宮前（次のビルを除く）',
        address3: '',
      }),
    ),
  );
});

const type = (label: string, text: string) => fillIn(screen.getByLabelText(new RegExp(`^${label}`)), text);
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const toConfirm = () => userEvent.click(screen.getByRole('button', { name: '入力内容を確認する' }));
const agree = () => userEvent.click(screen.getByRole('checkbox', { name: /利用規約/ }));

const MONTHLY = { ...TYPED_REGISTRATION, plan_kind: 'monthly', bag_size: 'M', plan_part: 't8' };
const COMPANY = {
  ...MONTHLY,
  contract_type: 'company',
  company_name: '株式会社山田',
  company_name_kana: 'ヤマダ',
  company_ceo_name1: '山田',
  company_ceo_name2: '太郎',
  company_ceo_name_kana1: 'ヤマダ',
  company_ceo_name_kana2: 'タロウ',
  company_hq_phone_number: '0312345678',
};
const NO_ADDRESS = { send_addr_zipcode: '', send_addr_detail1: '', send_addr_detail2: '' };

async function choosePlan(): Promise<void> {
  await choose(/^対面/);
  await choose(/^M（80L）/);
  await userEvent.selectOptions(screen.getByLabelText(/^月のバッグ数/), 't8');
}

async function chooseOnetime(): Promise<void> {
  await choose(/^単発プラン/);
  await choose(/^対面/);
}

async function fillAddress(): Promise<void> {
  await type('郵便番号', '150-0001');
  await userEvent.click(screen.getByRole('button', { name: '住所を検索' }));
  await waitFor(() => expect(screen.getByLabelText(/^町名・番地/)).toHaveValue('神宮前'));
  await type('町名・番地', '1-2-3');
}

async function fillPerson(): Promise<void> {
  await type('姓', '山田');
  await type('名', '花子');
  await type('セイ', 'やまだ');
  await type('メイ', 'ハナコ');
  await type('電話番号', '０９０-1234-5678');
  await type('メールアドレス①必須', 'Hanako@example.com');
  await type('メールアドレス①（確認）', 'hanako@example.com');
  await fillIn(screen.getByLabelText(/^パスワード必須/), PASSWORD);
  await fillIn(screen.getByLabelText(/^パスワード（確認）/), PASSWORD);
}

async function fillIndividual(plan = choosePlan): Promise<void> {
  await plan();
  await goOnTo('集配先');
  await fillAddress();
  await goOnTo('ご登録者');
  await fillPerson();
  await goOnTo('お手続き');
}

const open = async (state?: object) => {
  await openApp('/register', state);
  await screen.findByLabelText(/利用規約|terms/); // the form's last field
};
/** At a part, with what was typed before it. */
const openAt = async (part: string, typed: object) => {
  leaveTyped('registration', typed);
  await open({ part });
  await waitFor(() => expect(document.getElementById(`part-${part}-fields`)).toBeVisible());
};

describe('registration', () => {
  it('cannot be confirmed before the terms are agreed to, and says so', async () => {
    await open();
    expect(screen.queryByRole('button', { name: '入力内容を確認する' })).toBeNull();
    await fillIndividual();
    const button = screen.getByRole('button', { name: '入力内容を確認する' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('利用規約に同意いただくと、確認画面に進めます。');
    await userEvent.click(button);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['ja', 'お手続きへ進む', '入力エラーがあります', ['姓', '電話番号', 'パスワード'], '必須項目です'],
    [
      'en',
      'Next: Payment and terms',
      'There are input errors',
      ['Last name', 'Phone', 'Password'],
      'This field is required',
    ],
  ] as const)('names every missing field and goes to the first (%s)', async (lang, goOn, title, fields, missing) => {
    keepLang(lang);
    await openAt('you', { ...TYPED_REGISTRATION, name1: '', phone_number: '' });
    await userEvent.click(screen.getByRole('button', { name: goOn }));

    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent(title);
    for (const field of fields) expect(summary).toHaveTextContent(new RegExp(`${field}[^:]*: ${missing}`));
    expect(document.activeElement).toHaveAttribute('name', 'name1');
    expect(summary.textContent).not.toMatch(/kana|請求先|billing/i);
    const said = summary.textContent;
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: goOn }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'name1'));
    expect(summary.textContent).toBe(said);
  });

  it('asks a company for its own fields and offers it the invoice', async () => {
    await open();
    await choose(/法人/);
    expect(screen.getByLabelText(/^会社名・屋号必須/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^請求書/)).toBeInTheDocument();
    await choose(/^対面/);
    await choose(/^S（35L）/);
    await userEvent.selectOptions(screen.getByLabelText(/^月のバッグ数/), 't2');
    expect(screen.queryByLabelText(/^請求書/)).not.toBeInTheDocument();
    expect(screen.getByText('お選びのプランでは請求書払いをご利用いただけません。')).toBeInTheDocument();
  });

  it('hides the largest plans for sizes S and M and clears one that was chosen', async () => {
    await open();
    await choose(/^対面/);
    await choose(/^L（140L）/);
    await userEvent.selectOptions(screen.getByLabelText(/^月のバッグ数/), 't56');
    await choose(/^S（35L）/);
    expect(screen.queryByRole('option', { name: /56/ })).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^月のバッグ数/)).toHaveValue('');
  });

  it('shows the price as soon as the choices make one, less 400 yen a bag when same-time', async () => {
    await open();
    await choose(/^対面/);
    await choose(/^M（80L）/);
    await userEvent.selectOptions(screen.getByLabelText(/^月のバッグ数/), 't8');
    expect(screen.getByText('27,970円')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: /^集配同時/ }));
    expect(screen.getByText('24,770円')).toBeInTheDocument();
  });

  it('says that a postal code is unknown, and that an area is not served', async () => {
    server.use(
      http.get(api('/zipcode'), () => problem(404)),
      http.get(api('/areaInfo'), () => HttpResponse.json({ ...SERVED, error: 'notarea' })),
    );
    await openAt('address', { ...MONTHLY, ...NO_ADDRESS });
    const search = screen.getByRole('button', { name: '住所を検索' });
    expect(search).toHaveAttribute('aria-disabled', 'true');
    await type('郵便番号', '9999999');
    await userEvent.click(search);
    expect(await screen.findByText('郵便番号が見つかりません')).toBeInTheDocument();
    expect(await screen.findByText('提供エリア外のためご利用いただけません')).toBeInTheDocument();
  });

  it.each([
    ['ja', [false, false], /別のご住所への集配をご希望の場合は/, '/contact'],
    ['en', [false, false], /If we can come to another address/, '/contact'],
    ['ja', [false, true], 'この地域では、単発プランをご利用いただけます。', null],
    ['en', [false, true], 'In this area, you can use the one-time plan.', null],
  ] as const)('says what can be done where the plan is not served (%s, %o)', async (lang, served, what, contact) => {
    keepLang(lang);
    const [is_valid_monthly, is_valid_onetime] = served;
    server.use(http.get(api('/areaInfo'), () => HttpResponse.json({ ...SERVED, is_valid_monthly, is_valid_onetime })));
    await openAt('address', { ...MONTHLY, ...NO_ADDRESS });
    await fillIn(screen.getByLabelText(lang === 'ja' ? /^郵便番号/ : /^Postal code/), '1500001');
    const notice = (await screen.findByText(what)).closest<HTMLElement>('[role="status"]')!;
    expect(within(notice).queryByRole('link')?.getAttribute('href') ?? null).toBe(contact);
  });

  it.each([
    ['individual', '', 0],
    ['company', '請求先 ', 0],
    ['company', '', 1],
  ] as const)('lets no address stand below the postal code of another place (%s, %s)', async (who, part, place) => {
    await openAt('address', { ...(who === 'company' ? COMPANY : MONTHLY), ...NO_ADDRESS });
    const zip = screen.getByLabelText(new RegExp(`^${part}郵便番号`));
    const line = screen.getByLabelText(new RegExp(`^${part}都道府県・市区町村`));
    const street = screen.getByLabelText(new RegExp(`^${part}町名・番地`));
    const building = screen.getByLabelText(new RegExp(`^${part}建物名`));
    await fillIn(zip, '1500001');
    await userEvent.click(screen.getAllByRole('button', { name: '住所を検索' })[place] ?? zip);
    await waitFor(() => expect(line).toHaveValue('東京都渋谷区'));
    await fillIn(street, '1-1');
    await fillIn(building, '青葉ビル3F');

    await userEvent.clear(zip);
    await fillIn(zip, '5300001');
    expect([line, street, building].map((field) => (field as HTMLInputElement).value)).toEqual([
      '',
      '1-1',
      '青葉ビル3F',
    ]);
    expect(await screen.findByText(/^郵便番号が変わりました/)).toBeVisible();

    await userEvent.clear(zip);
    await fillIn(zip, '150-0001');
    expect(line).toHaveValue('東京都渋谷区');
    expect(street).toHaveValue('神宮前1-1');
    expect(screen.queryByText(/^郵便番号が変わりました/)).not.toBeInTheDocument();
  });

  it('knows after a reload, too, whose address the search filled in, and leaves what was typed over it', async () => {
    await openAt('address', { ...MONTHLY, ...NO_ADDRESS });
    await type('郵便番号', '1500001');
    await userEvent.click(screen.getByRole('button', { name: '住所を検索' }));
    await waitFor(() => expect(screen.getByLabelText(/^都道府県/)).toHaveValue('東京都渋谷区'));
    await type('都道府県', '渋谷');
    cleanup();
    await open({ part: 'address' });
    const zip = await screen.findByLabelText(/^郵便番号/);
    await userEvent.clear(zip);
    await fillIn(zip, '5300001');
    expect(screen.getByLabelText(/^町名・番地/)).toHaveValue('');
    expect(screen.getByLabelText(/^都道府県/)).toHaveValue('東京都渋谷区渋谷');
  });

  it.each([
    ['the code that was searched', '1500001'],
    ['another code', '1500002'],
  ])('leaves the address as it was typed at %s, over the confirmation and a reload', async (_which, code) => {
    const address = () =>
      ['都道府県', '町名・番地'].map((label) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value);
    const typeOver = async (label: string, text: string) => {
      await userEvent.clear(screen.getByLabelText(new RegExp(`^${label}`)));
      await type(label, text);
    };
    await open();
    await choosePlan();
    await goOnTo('集配先');
    await fillAddress();
    if (code !== '1500001') await typeOver('郵便番号', code);
    await typeOver('都道府県', '東京都渋谷区');
    await typeOver('町名・番地', '1-1');
    await goOnTo('ご登録者');
    await fillPerson();
    await goOnTo('お手続き');
    await agree();
    await toConfirm();
    await userEvent.click(await screen.findByRole('button', { name: '入力に戻る' }));
    await userEvent.click(await screen.findByRole('button', { name: '集配先を変える' }));
    await waitFor(() => expect(screen.getByLabelText(/^町名・番地/)).toBeVisible());
    expect(address()).toEqual(['東京都渋谷区', '1-1']);
    cleanup();
    await open();
    expect(address()).toEqual(['東京都渋谷区', '1-1']);
  });

  it.each([
    ['individual', MONTHLY, '', 0],
    ['company', COMPANY, '請求先 ', 0],
    ['company', COMPANY, '', 1],
  ] as const)(
    'says that a house has no number, and lets it go on without one (%s, %s)',
    async (_who, typed, part, place) => {
      const said = /^番地が見当たりません/;
      await openAt('address', { ...typed, ...NO_ADDRESS });
      expect(screen.queryByText(said)).toBeNull();
      await fillIn(screen.getByLabelText(new RegExp(`^${part}郵便番号`)), '1500001');
      const search = screen.getAllByRole('button', { name: '住所を検索' })[place];
      if (search) await userEvent.click(search);
      const street = screen.getByLabelText(new RegExp(`^${part}町名・番地`));
      await waitFor(() => expect(street).toHaveFocus());
      expect(street).toHaveValue('神宮前');
      expect(screen.queryByText(said)).toBeNull();
      await userEvent.tab();
      expect(screen.getByText(said)).toBeVisible();
      await userEvent.type(street, '１－２');
      expect(screen.queryByText(said)).toBeNull();
      await userEvent.clear(street);
      await userEvent.type(street, '神宮前');
      if (typed === MONTHLY) await goOnTo('ご登録者');
    },
  );

  it('says on the confirmation, too, that the house that a postal code brought has no number', async () => {
    await openAt('you', { ...MONTHLY, send_addr_detail2: '神宮前', payment_method_id: '1' });
    await fillIn(screen.getByLabelText(/^パスワード必須/), PASSWORD);
    await fillIn(screen.getByLabelText(/^パスワード（確認）/), PASSWORD);
    await goOnTo('お手続き');
    await agree();
    expect(screen.queryByText(/^番地が見当たりません/)).toBeNull();
    await toConfirm();
    expect(await screen.findByText(/^番地が見当たりません/)).toBeVisible();
  });

  it('begins with the address of the postal code that was asked on the front page, never with the one before', async () => {
    keepAsked({ zip: '1500001' });
    await open();
    await waitFor(() => expect(screen.getByLabelText(/^都道府県/)).toHaveValue('東京都渋谷区'));
    expect(screen.getByLabelText(/^町名・番地/)).not.toHaveFocus();
    cleanup();
    server.use(http.get(api('/zipcode'), () => problem(404)));
    keepAsked({ zip: '5300001' });
    await open();
    expect(screen.getByLabelText(/^郵便番号/)).toHaveValue('5300001');
    expect(screen.getByLabelText(/^都道府県/)).toHaveValue('');
  });

  it.each([
    ['individual', MONTHLY, ''],
    ['company', COMPANY, '請求先 '],
    ['company', COMPANY, ''],
  ] as const)('fills in an empty address with its postal code, and no other (%s, %s)', async (_who, typed, part) => {
    await openAt('address', { ...typed, ...NO_ADDRESS });
    const zip = screen.getByLabelText(new RegExp(`^${part}郵便番号`));
    const line = screen.getByLabelText(new RegExp(`^${part}都道府県・市区町村`));
    const street = screen.getByLabelText(new RegExp(`^${part}町名・番地`));
    await fillIn(zip, '150-0001');
    await waitFor(() => expect(line).toHaveValue('東京都渋谷区'));
    expect(street).toHaveValue('神宮前');
    expect(street).not.toHaveFocus();
    await userEvent.clear(zip);
    await userEvent.clear(line);
    await fillIn(street, '1-1');
    const asked = vi.fn(() => problem(404));
    server.use(http.get(api('/zipcode'), asked));
    await fillIn(zip, '5300001');
    expect([line, street].map((field) => (field as HTMLInputElement).value)).toEqual(['', '1-1']);
    expect(asked).not.toHaveBeenCalled();
  });

  it('says nothing about an unknown postal code before its search is pressed', async () => {
    server.use(http.get(api('/zipcode'), () => problem(404)));
    await openAt('address', { ...MONTHLY, ...NO_ADDRESS });
    await fillIn(screen.getByLabelText(/^郵便番号/), '9999999');
    await screen.findByText('〒999-9999：この地域は集配エリア内です。');
    expect(screen.queryByText('郵便番号が見つかりません')).toBeNull();
  });

  it('leaves what is typed while its postal code is asked about', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get(api('/zipcode'), async () => {
        await held;
        return HttpResponse.json({ prefecture_name: '東京都', address1: '渋谷区', address2: '神宮前', address3: '' });
      }),
    );
    await openAt('address', { ...MONTHLY, ...NO_ADDRESS });
    await fillIn(screen.getByLabelText(/^郵便番号/), '1500001');
    await type('町名・番地', '1-1');
    server.use(http.get(api('/zipcode'), () => problem(404)));
    answer();
    await userEvent.click(screen.getByRole('button', { name: '住所を検索' }));
    // Answered later than what the code was asked for by itself.
    await screen.findByText('郵便番号が見つかりません');
    expect(screen.getByLabelText(/^都道府県/)).toHaveValue('');
    expect(screen.getByLabelText(/^町名・番地/)).toHaveValue('1-1');
  });

  it('copies a billing address as it stands', async () => {
    await openAt('address', { ...COMPANY, ...NO_ADDRESS });
    await type('請求先 郵便番号', '1500001');
    await userEvent.click(screen.getAllByRole('button', { name: '住所を検索' })[0] ?? document.body);
    const billed = screen.getByLabelText(/^請求先 町名・番地/);
    await waitFor(() => expect(billed).toHaveValue('神宮前'));
    await userEvent.clear(billed);
    await fillIn(billed, '1-1');
    await userEvent.click(screen.getByRole('button', { name: '請求先住所と同じ' }));
    expect(screen.getByLabelText(/^町名・番地/)).toHaveValue('1-1');
  });

  it('does not fill in what was found for a code that has become another meanwhile', async () => {
    let found = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      found = resolve;
    });
    server.use(
      http.get(api('/zipcode'), async ({ request }) => {
        if (new URL(request.url).searchParams.get('zc') !== '5300001') return problem(404);
        await held;
        return HttpResponse.json({ prefecture_name: '大阪府', address1: '大阪市北区', address2: '梅田', address3: '' });
      }),
    );
    await openAt('address', { ...MONTHLY, ...NO_ADDRESS });
    const zip = screen.getByLabelText(/^郵便番号/);
    await fillIn(zip, '5300001');
    await userEvent.click(screen.getByRole('button', { name: '住所を検索' }));
    await userEvent.clear(zip);
    await fillIn(zip, '1500001');
    found();
    expect(await screen.findByRole('button', { name: '住所を検索' })).toBeVisible();
    expect(screen.getByLabelText(/^都道府県/)).toHaveValue('');
  });

  it('keeps what was typed over a reload, but no password', async () => {
    await open();
    await choosePlan();
    await goOnTo('集配先');
    await fillAddress();
    await goOnTo('ご登録者');
    await type('姓', '山田');
    await fillIn(screen.getByLabelText(/^パスワード必須/), PASSWORD);
    await waitFor(() => expect(sessionStorage.getItem('laundry.customer.draft.registration')).toContain('山田'));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(PASSWORD);
    expect(screen.queryByText(/入力の途中から再開しました/)).not.toBeInTheDocument();
    cleanup();
    await open();
    expect(screen.getByLabelText(/^姓必須/)).toHaveValue('山田');
    expect(screen.getByText(/入力の途中から再開しました/)).toBeInTheDocument();
  });
});

describe('what was typed', () => {
  const kept = () => JSON.stringify({ ...sessionStorage });
  const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('ends 30 minutes after the last keystroke', async () => {
    await open();
    await choose(/^対面/);
    await waitFor(() => expect(kept()).toContain('pickup_delivery_type'));
    later(20);
    await choose(/^M（80L）/);
    await waitFor(() => expect(kept()).toContain('bag_size'));
    later(29);
    cleanup();
    await open();
    expect(screen.getByRole('radio', { name: /^対面/ })).toBeChecked();
    later(2);
    cleanup();
    await open();
    expect(screen.getByRole('radio', { name: /^対面/ })).not.toBeChecked();
    expect(screen.queryByText(/入力の途中から再開しました/)).not.toBeInTheDocument();
    expect(kept()).not.toMatch(/pickup_delivery_type|bag_size/);
  });
});

describe('the confirmation', () => {
  const steps = async () => {
    const card = (await screen.findByRole('heading', { name: 'ご登録の流れ' })).closest('section');
    return within(card ?? document.body)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  };
  const on = (day: string) =>
    server.use(
      http.get(api('/areaInfo'), () =>
        HttpResponse.json(SERVED, { headers: { Date: new Date(`${day}T09:00:00+09:00`).toUTCString() } }),
      ),
    );
  /** With the server's clock known. */
  const openOn = async (day: string) => {
    on(day);
    leaveTyped('registration', { ...MONTHLY, plan_part: '', payment_method_id: '1' });
    await open();
    await screen.findByText(/集配エリア内/);
  };

  it('says what the card pays now and next, and until when the bags hold', async () => {
    on('2026-11-25');
    await open();
    await fillIndividual();
    await agree();
    await toConfirm();
    expect(screen.getByText('クレジットカード')).toBeVisible();
    expect(await steps()).toEqual([
      'カード会社のページで、27,970円（税込）をお支払いいただきます。',
      'お支払いが済むと、すぐにプランが始まり、今月分として8バッグを11月30日(月)までご利用いただけます。使わなかったバッグは、来月に繰り越せません。',
      '12月1日(火)に、12月分の月額料金27,970円（税込）をカードにご請求します。',
    ]);
    expect(screen.getByRole('button', { name: 'カード情報を入力する' })).toBeVisible();
  });

  it('of a plan that begins with the next month says that nothing is paid today', async () => {
    await openOn('2026-11-25');
    await choosePlan();
    const inSight = screen.getByRole('heading', { name: 'お申し込みの内容' }).parentElement;
    expect(inSight).toHaveTextContent('毎月 27,970円（税込）今日のお支払い 27,970円（税込）');
    await userEvent.click(
      screen.getByRole('checkbox', { name: /^12月1日\(火\)から始める.*はじめのお支払いは12月1日\(火\)/ }),
    );
    expect(inSight).toHaveTextContent('12月1日(火)から毎月 27,970円（税込）今日のお支払い 0円');
    await goOnTo('集配先', 'ご登録者');
    await fillIn(screen.getByLabelText(/^パスワード必須/), PASSWORD);
    await fillIn(screen.getByLabelText(/^パスワード（確認）/), PASSWORD);
    await goOnTo('お手続き');
    expect(screen.getByText(/^月8バッグ M（80L） 対面\s12月1日\(火\)から始める$/)).toBeVisible();
    await agree();
    await toConfirm();
    expect(await steps()).toEqual([
      'カード会社のページで、カードを登録していただきます。今日のお支払いはありません。',
      '12月1日(火)にプランが始まり、8バッグをご利用いただけます。',
      '12月1日(火)に、12月分の月額料金27,970円（税込）をカードにご請求します。',
    ]);
    expect(screen.getByText('12月1日(火)から始める')).toBeVisible();
  });

  it('earlier in the month begins at once only', async () => {
    await openOn('2026-11-20');
    await choosePlan();
    expect(screen.queryByRole('checkbox', { name: /から始める/ })).toBeNull();
  });

  it('of the one-time plan says that each request is paid', async () => {
    await open();
    await fillIndividual(chooseOnetime);
    expect(screen.queryByRole('radio', { name: /クレジットカード/ })).toBeNull();
    expect(screen.getByText('ご依頼のたびに、お支払い方法をお選びいただけます。')).toBeVisible();
    await agree();
    await toConfirm();
    expect(screen.queryByText('お支払い方法')).toBeNull();
    expect(await steps()).toEqual(['単発プランは、すぐに始まります。料金は、ご依頼のたびにお支払いいただきます。']);
    expect(screen.getByRole('button', { name: 'この内容で登録する' })).toBeVisible();
  });

  it('of a company by invoice says that the plan begins with the review’s end, and its bill', async () => {
    await open();
    await fillIndividual();
    expect(screen.queryByRole('radio', { name: /法人/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'ご利用内容を変える' }));
    await choose(/法人/);
    await userEvent.click(screen.getByRole('button', { name: '会社の内容へ進む' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: '会社の内容' })).toHaveFocus());
    const company: [string, string][] = [
      ['会社名・屋号必須', '株式会社山田'],
      ['会社名・屋号（カナ）', 'ヤマダ'],
      ['代表者 姓', '山田'],
      ['代表者 名', '太郎'],
      ['代表者 セイ', 'ヤマダ'],
      ['代表者 メイ', 'タロウ'],
      ['代表電話番号', '0312345678'],
    ];
    for (const [label, text] of company) await type(label, text);
    await goOnTo('集配先');
    const addresses: [string, string][] = [
      ['請求先 郵便番号', '1500001'],
      ['請求先 都道府県', '東京都渋谷区'],
      ['請求先 町名', '神宮前1'],
      ['集配先の名称', '本社'],
    ];
    for (const [label, text] of addresses) await type(label, text);
    await goOnTo('ご登録者', 'お手続き');
    await choose(/^請求書/);
    await agree();
    await toConfirm();
    expect(await steps()).toEqual([
      '請求書払いの審査を行い、結果をメールでお知らせします。承認されると、すぐにプランが始まり、その月の分として8バッグを、月末までご利用いただけます。',
      '月額料金27,970円（税込）は、プランが始まる月の分から、月末締め、翌月末日までに請求書でお支払いいただきます。',
    ]);
    expect(screen.getByRole('button', { name: 'この内容で登録する' })).toBeVisible();
  });
});

describe('after the confirmation', () => {
  it('a monthly plan by card redirects to the checkout with every field, as Shift_JIS; Back from there goes on with it, or to what was typed', async () => {
    const posted: [string, string, string, FormData][] = [];
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      posted.push([this.method, this.action, this.acceptCharset, new FormData(this)]);
    });
    const form_params = [
      { name: 'S_TORIHIKI_NO', value: '000017' },
      { name: 'NAME', value: '山田 花子' },
    ];
    const payment = { url: 'https://card.example/pay', form_params, ret_url_path: '/register-complete/ticket-1' };
    const sent: unknown[] = [];
    server.use(
      http.post(api('/register'), async ({ request }) => {
        sent.push(await request.json(), request.headers.get('Idempotency-Key'));
        return HttpResponse.json(
          { user: { id: 31, payment_method_id: 1 }, ticket: 'ticket-1', payment, payment_no: '000017' },
          { status: 201 },
        );
      }),
    );
    await open();
    await fillIndividual();
    await agree();
    await toConfirm();

    expect(await screen.findByRole('heading', { level: 1, name: 'ご登録内容の確認' })).toHaveFocus();
    expect(screen.getByText('27,970円')).toBeInTheDocument();
    expect(screen.getByText('ヤマダ ハナコ')).toBeInTheDocument();
    expect(screen.queryByText(PASSWORD)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'カード情報を入力する' }));

    expect(await screen.findByText('カード会社のページへ移動しています')).toBeVisible();
    expect(sent[0]).toMatchObject({
      plan_id: 't8_1_M',
      pickup_delivery_type: 1,
      payment_method_id: 1,
      is_company: false,
      email: 'hanako@example.com',
      phone_number: '09012345678',
      send_addr_zipcode: '1500001',
      send_addr_name: '自宅',
      bill_addr_detail2: '神宮前1-2-3',
    });
    expect(sent[1]).toMatch(/^[0-9a-f]{32}$/);
    const [[method, action, charset, fields] = ['', '', '', new FormData()]] = posted;
    expect([method, action, charset]).toEqual(['post', 'https://card.example/pay', 'Shift_JIS']);
    expect([...fields]).toEqual([
      ['S_TORIHIKI_NO', '000017'],
      ['NAME', '山田 花子'],
    ]);
    const resume = { path: '/register-complete/ticket-1', to: { form: payment } };
    expect(storedPayment()).toEqual({ no: '000017', pageId: 1, draft: 'registration', resume });

    const state = http.get(api('/payments/state/000017'), () =>
      HttpResponse.json({ no: '000017', page_id: 1, payment_method: 1, state: 'waiting' }),
    );
    server.use(state);
    cleanup();
    await openApp('/register');
    expect(await screen.findByText('お支払いがまだ完了していません')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'お支払いを続ける' }));
    expect(posted).toHaveLength(2);

    cleanup();
    await openApp('/register');
    await userEvent.click(await screen.findByRole('button', { name: '内容を変えて、やり直す' }));
    expect(screen.getByLabelText(/^メールアドレス①必須/)).toHaveValue('Hanako@example.com');
    expect(screen.getByLabelText(/^パスワード必須/)).toHaveValue('');
    submit.mockRestore();
  });

  it.each([
    ['declined', 'カードが承認されませんでした'],
    ['cancelled', 'お支払いは中止されました'],
    ['expired', 'お支払いの期限が切れました'],
  ])('who comes back from a payment that was %s is told so, and no ticket is used', async (state, words) => {
    storePayment({ no: '000017', pageId: 1, draft: null, resume: null });
    server.use(
      http.get(api('/payments/state/000017'), () =>
        HttpResponse.json({ no: '000017', page_id: 1, payment_method: 1, state }),
      ),
    );
    await openApp('/register-complete/ticket-1');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'もう一度支払う' })).toBeVisible();
    expect(document.title).toBe('会員登録｜せんたく便');
  });

  it.each([
    ['ja', 'カードのご登録がまだ完了していません', 'カードの登録の期限', 'カードの登録を続ける', /お支払い/],
    ['en', 'Your card isn’t registered yet', 'Register by', 'Continue to card registration', /pay/i],
  ] as const)(
    'of a card that is only checked is gone on with in the words of a card (%s)',
    async (lang, title, term, button, payment) => {
      keepLang(lang);
      const resume = { path: '/register-complete/ticket-1', to: { url: 'https://card.example/pay' } };
      storePayment({ no: '000017', pageId: 1, draft: 'registration', resume });
      server.use(
        http.get(api('/payments/state/000017'), () =>
          HttpResponse.json({
            no: '000017',
            page_id: 1,
            amount: 0,
            payment_method: 1,
            state: 'waiting',
            pay_until: '2026-11-25 09:00:00',
          }),
        ),
      );
      await openApp('/register');
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.getByText(term)).toBeVisible();
      expect(screen.getByRole('button', { name: button })).toBeVisible();
      expect(within(screen.getByRole('main')).queryByText(payment)).toBeNull();
    },
  );

  it.each([
    ['declined', 'カードが承認されませんでした'],
    ['cancelled', 'カードの登録は中止されました'],
    ['expired', 'カードの登録の期限が切れました'],
  ])(
    'who comes back from a check of their card that was %s reads of a card, and of no payment',
    async (state, words) => {
      server.use(
        http.get(api('/payments/state/000017'), () =>
          HttpResponse.json({ no: '000017', page_id: 1, amount: 0, payment_method: 1, state }),
        ),
      );
      await openApp('/register-complete/ticket-1?payment=000017');
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByText('カードは登録されませんでした。料金は発生していません。')).toBeVisible();
      expect(screen.getByRole('button', { name: 'もう一度カードを登録する' })).toBeVisible();
      expect(screen.getByRole('heading', { level: 1, name: 'カードのご登録' })).toBeVisible();
      expect(screen.queryByText(/お支払い|支払う/)).toBeNull();
    },
  );

  it('whose time to pay again is over is led to the login', async () => {
    server.use(
      http.get(api('/payments/state/000017'), () =>
        HttpResponse.json({ no: '000017', page_id: 1, payment_method: 1, state: 'declined' }),
      ),
      http.post(api('/register/payment'), () => problem(404)),
    );
    await openApp('/register-complete/ticket-1?payment=000017');
    await userEvent.click(await screen.findByRole('button', { name: 'もう一度支払う' }));
    expect(await screen.findByRole('link', { name: 'ログインへ' })).toHaveAttribute('href', '/login');
  });

  it('who comes back before the provider’s word waits, and is let in when it has come', async () => {
    storePayment({ no: '000017', pageId: 1, draft: null, resume: null });
    let asked = 0;
    server.use(
      http.get(api('/payments/state/000017'), () => {
        asked += 1;
        return HttpResponse.json({ no: '000017', page_id: 1, amount: 13980, state: asked > 1 ? 'settled' : 'waiting' });
      }),
      http.get(api('/getToken/ticket-1'), () =>
        HttpResponse.json({ token: { access_token: 'token-31' }, user: { id: 31, payment_method_id: 1 } }),
      ),
      http.get(api('/users/me'), () => HttpResponse.json(buildUser({ status: 1 }))),
    );
    await openApp('/register-complete/ticket-1?payment=000017');
    expect(await screen.findByText('お支払いの結果を確認しています')).toBeVisible();
    expect(await screen.findByRole('link', { name: '集配のご依頼へ' }, { timeout: 9_000 })).toBeVisible();
    for (const text of ['月8バッグ S（35L） 対面', '13,980円（税込）', '4バッグ', 'monthly@example.com'])
      expect((await screen.findAllByText(text))[0]).toBeVisible();
    expect(storedPayment()).toBeNull();
  }, 15_000);

  it('who gets a session at once needs no ticket for one', async () => {
    server.use(
      http.post(api('/register'), () =>
        HttpResponse.json(
          { token: { access_token: 'token-31' }, user: { id: 31, payment_method_id: 1 } },
          { status: 201 },
        ),
      ),
      http.get(api('/users/me'), () => HttpResponse.json(buildUser({ id: 31, status: 3 }))),
    );
    await open();
    await fillIndividual();
    await agree();
    await toConfirm();
    await userEvent.click(await screen.findByRole('button', { name: 'カード情報を入力する' }));

    await waitFor(() => expect(window.location.pathname).toBe('/register-complete/31'));
    expect(localStorage.getItem('laundry.customer.token')).toBe('token-31');
  });

  it('Back does not lead into its form once more', async () => {
    server.use(
      http.post(api('/register'), () =>
        HttpResponse.json({ ticket: 'ticket-9', user: { id: 31, payment_method_id: 2 } }, { status: 201 }),
      ),
    );
    await open();
    await fillIndividual();
    await agree();
    await toConfirm();
    await userEvent.click(await screen.findByRole('button', { name: 'カード情報を入力する' }));
    await waitFor(() => expect(window.location.pathname).toBe('/register-complete/ticket-9'));
    const places = vi.fn();
    window.addEventListener('popstate', places, { once: true });
    window.history.back();
    await waitFor(() => expect(places).toHaveBeenCalled());
    await waitFor(() => expect(window.location.pathname).toBe('/register-complete/ticket-9'), { timeout: 8_000 });
    expect(screen.queryByLabelText(/利用規約/)).toBeNull();
  }, 30_000);

  it('a refusal leads back to the input with everything kept and its message beside the field', async () => {
    server.use(http.post(api('/register'), () => refused(422, { email: 'email_in_use' })));
    await open();
    await fillIndividual();
    await agree();
    await toConfirm();
    await userEvent.click(await screen.findByRole('button', { name: 'カード情報を入力する' }));

    const email = await screen.findByLabelText(/^メールアドレス①必須/);
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription(/既に使用されています/);
    expect(email).toHaveValue('Hanako@example.com');
    expect(screen.getByLabelText(/^パスワード必須/)).toHaveValue(PASSWORD);
    expect(screen.getByRole('link', { name: 'このメールアドレスでログインする' })).toHaveAttribute('href', '/login');
  });

  it('a one-time customer is signed in and sees the reference number', async () => {
    server.use(
      http.get(api('/getToken/ticket-9'), () =>
        HttpResponse.json({ token: { access_token: 'token-9' }, user: { id: 9, payment_method_id: 1 } }),
      ),
      http.get(api('/users/me'), () =>
        HttpResponse.json(buildUser({ id: 9, created_at: '2026-11-25 09:00:00', user_plan: ONETIME })),
      ),
    );
    await openApp('/onetime-register-complete/ticket-9/1');
    expect(await screen.findByText('2026112500000009')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/onetime-register-complete/ticket-9');
    expect(localStorage.getItem('laundry.customer.token')).toBe('token-9');
  });

  it('tells nothing of what the next screen shows, and sends once, however often the button is pressed', async () => {
    let sent = 0;
    server.use(
      http.post(api('/register'), async () => {
        sent += 1;
        const user = { id: 9, payment_method_id: 1 };
        return HttpResponse.json({ token: { access_token: 'token-9' }, user }, { status: 201 });
      }),
      http.get(api('/users/me'), () => HttpResponse.json(buildUser({ id: 9, user_plan: ONETIME }))),
    );
    await open();
    await fillIndividual(chooseOnetime);
    await agree();
    await toConfirm();
    const button = await screen.findByRole('button', { name: 'この内容で登録する' });
    act(() => {
      button.click();
      button.click();
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'はじめてのご依頼で、ご登録が完了します' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /ご依頼/ }));
    expect(screen.queryByText('先ほどのお手続きを受け付けました')).not.toBeInTheDocument();
    expect(sent).toBe(1);
  });

  it('names the code of the friend whose link led here; one that is not known is told beside its field', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(api('/register'), async ({ request }) => {
        sent.push(await request.json());
        return refused(422, { referral_code: 'referral_code_unknown' });
      }),
    );
    await openApp('/register?referral_code=ABCD2345');
    await screen.findByLabelText(/利用規約/);
    expect(screen.getByLabelText(/^ご紹介コード/)).toHaveValue('ABCD2345');
    await fillIndividual(chooseOnetime);
    await agree();
    await toConfirm();
    expect(await screen.findByText('ABCD2345')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'この内容で登録する' }));
    await waitFor(() => expect(screen.getByLabelText(/^ご紹介コード/)).toHaveAccessibleDescription(/見つかりません/));
    expect(sent).toMatchObject([{ referral_code: 'ABCD2345' }]);
  });

  it('shows how it ended after a reload, too, though its ticket works only once', async () => {
    server.use(
      http.get(
        api('/getToken/ticket-9'),
        () => HttpResponse.json({ token: { access_token: 'token-9' }, user: { id: 9, payment_method_id: 1 } }),
        { once: true },
      ),
      http.get(api('/users/me'), () => HttpResponse.json(buildUser({ id: 9, user_plan: ONETIME }))),
    );
    for (const [path, words] of [
      ['/register-complete/ticket-9', 'ご登録ありがとうございます'],
      ['/register-complete/ticket-9', 'ご登録ありがとうございます'],
      ['/onetime-register-complete/ticket-9', 'はじめてのご依頼で、ご登録が完了します'],
    ] as const) {
      await openApp(path);
      expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible();
      expect(screen.queryByText('はじめてのバッグ')).toBeNull();
      cleanup();
    }
  });

  it('shows how it ended in another tab, too, to which the customer came back from the card', async () => {
    signedIn();
    server.use(
      http.get(api('/payments/state/000017'), () =>
        HttpResponse.json({ no: '000017', page_id: 1, amount: 13980, payment_method: 1, state: 'settled' }),
      ),
    );
    await openApp('/register-complete/ticket-1?payment=000017');
    expect(await screen.findByText('13,980円（税込）')).toBeVisible();
    expect(screen.getByText('はじめてのバッグ').nextSibling).toHaveTextContent(
      '専用のバッグは、スタッフがご住所までお届けします。お届けの日時はメールでお知らせします。',
    );
    expect(document.title).toBe('会員登録完了｜せんたく便');
  });

  it.each(['/register-complete/abc', '/onetime-register-complete/999', '/onetime-register-complete/12'])(
    'whoever is signed in and opens %s has not just registered, and is led to the requests',
    async (path) => {
      signedIn();
      await openApp(path);
      await waitFor(() => expect(window.location.pathname).toBe('/wash-request'));
    },
  );

  it('a ticket that no longer works leads to login', async () => {
    server.use(http.get(api('/getToken/old'), () => problem(404)));
    await openApp('/register-complete/old');
    expect(await screen.findByRole('link', { name: 'ログインへ' })).toHaveAttribute('href', '/login');
  });
});
