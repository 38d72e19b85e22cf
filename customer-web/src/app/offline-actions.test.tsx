import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PAGE } from '@laundry/shared/constants/pages';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { storePayment } from '../lib/payment/open-payment';
import { leaveTyped } from '../test/draft';
import { buildUser } from '../test/builders/build-user';
import { buildVisit } from '../test/builders/build-visit';
import { buildWashRequest } from '../test/builders/build-wash-request';
import { onetimeCustomer } from '../test/builders/onetime';
import { TYPED_REGISTRATION, goOnTo } from '../test/builders/registration';
import { openApp } from '../test/open-app';
import { savedSchedule } from '../test/builders/saved-schedule';
import { choosePhoto, signedInWithClaims } from '../test/builders/claims';
import { api, problem, server } from '../test/server';
import { signedInWithPayments } from '../test/builders/own-payments';
import { signedInWithLine } from '../test/signed-in-with-line';
import { openPushBrowser } from '../test/push-browser';
import { signedInWithPush } from '../test/signed-in-with-push';
import { signedIn } from '../test/signed-in';

const PASSWORD = 'secret-2026';
const SERVED = { error: null, is_valid_monthly: true, is_valid_onetime: true, is_valid_onetime_b: false };

/** Every call but what screens read by themselves; the postal code's search is a read that somebody asks for. */
const isAction = ({ method, url }: Request): boolean => method !== 'GET' || url.includes('/zipcode');

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text);

interface Action {
  path: string;
  /** Whether the registration is filled in already. */
  draft?: boolean;
  /** Who is signed in: a monthly customer, unless said otherwise. */
  enter?: () => void;
  prepare: () => Promise<void>;
  /** It is sent from a confirmation, where its end is told. */
  confirmed?: boolean;
  send: string;
}

/** A company's owner, and somebody who books for it. */
function signedInWithPeople(): void {
  signedIn({ user: buildUser({ is_company: true, company_name: '株式会社山田' }) });
  const person = { id: 31, name: '鈴木 次郎', email: 'jiro@example.com', joined_at: '2026-11-20 10:00:00' };
  const known = { people: [person], invitations: [], max: 20 };
  server.use(http.get(api('/users/me/companyPeople'), () => HttpResponse.json(known)));
}

/** Where a registration comes back to whose card was declined. */
const DECLINED = '/register-complete/ticket-1?payment=000017';

/** Every action of the customer web by the file that does it: brought up to the button that sends it. */
const ACTIONS: Readonly<Record<string, Action>> = {
  'auth/LoginForm.tsx': {
    path: '/login',
    prepare: async () => {
      await fill(/^メールアドレス/, 'hanako@example.com');
      await fill(/^パスワード$/, PASSWORD);
    },
    send: 'ログイン',
  },
  'buy-bags/use-purchase.ts': {
    path: '/buy-wash-request',
    prepare: async () => {
      await press('確認へ進む');
      await screen.findByText('カード情報を入力する');
    },
    confirmed: true,
    send: 'カード情報を入力する',
  },
  'calendar-feed/OwnCalendar.tsx': {
    path: '/profile/calendar',
    enter: () => {
      signedIn();
      const calendar = { url: 'https://laundry.example/api/v1/calendar/s.ics', created_at: '2026-11-20 09:00:00' };
      server.use(http.get(api('/users/me/calendarFeed'), () => HttpResponse.json(calendar)));
    },
    prepare: async () => {
      await press('アドレスを作り直す');
      await screen.findByRole('heading', { name: 'アドレスを作り直しますか？' });
    },
    confirmed: true,
    send: '作り直す',
  },
  'care/CareForm.tsx': {
    path: '/profile/care',
    enter: () => {
      signedIn();
      const care = { care_detergent: 0, care_drying: 0, care_folding: 0, care_avoid: null };
      server.use(http.get(api('/users/me/care'), () => HttpResponse.json(care)));
    },
    prepare: () => fill(/^洗わないでほしいもの/, 'シルクのスカーフ'),
    send: '保存する',
  },
  'company-people/InviteForm.tsx': {
    path: '/profile/people',
    enter: signedInWithPeople,
    prepare: () => fill(/^メールアドレス/, 'new@example.com'),
    send: '招待メールを送る',
  },
  'company-people/CompanyPeople.tsx': {
    path: '/profile/people',
    enter: signedInWithPeople,
    prepare: async () => {
      await press('鈴木 次郎を解除する');
      await screen.findByRole('heading', { name: '鈴木 次郎を解除しますか？' });
    },
    confirmed: true,
    send: '解除する',
  },
  'company-people/JoinForm.tsx': {
    path: '/join/secret',
    enter: () => {
      const invited = { company_name: '株式会社山田', email: 'new@example.com', expires_at: '2026-12-01 08:00:00' };
      server.use(http.post(api('/companyInvitations/open'), () => HttpResponse.json(invited)));
    },
    prepare: async () => {
      await fill(/^姓/, '鈴木');
      await fill(/^名/, '次郎');
      for (const field of screen.getAllByLabelText(/パスワード/, { selector: 'input' }))
        await userEvent.type(field, PASSWORD);
    },
    send: '登録してログインする',
  },
  'contact/Contact.tsx': {
    path: '/contact',
    prepare: async () => {
      await fill(/^メールアドレス/, 'hanako@example.com');
      await fill(/^お問い合わせ内容/, '土曜日の集荷について');
      await press('入力内容を確認する');
      await screen.findByText('土曜日の集荷について');
    },
    confirmed: true,
    send: '送信する',
  },
  'wash-requests/cost-centre/CostCentreOfRequest.tsx': {
    path: '/wash-history?request=284',
    enter: () => {
      const delivered = { id: 284, status: 3, result_delivery_dt: '2026-11-16 18:20:00' } as const;
      signedIn({ user: buildUser({ is_company: true }), history: [buildWashRequest(delivered)] });
      server.use(http.get(api('/users/me/washRequests/costCentres'), () => HttpResponse.json([])));
    },
    prepare: async () => {
      await press('部門を変更する');
      await fill(/^部門/, '営業部');
    },
    send: '保存する',
  },
  'wash-requests/claim/ClaimForm.tsx': {
    path: '/wash-claim/71',
    enter: () => void signedInWithClaims(),
    prepare: async () => {
      await fill(/^お気づきの点/, '襟に汚れが残っていました');
      await press('入力内容を確認する');
      await screen.findByRole('heading', { name: 'ご連絡内容の確認' });
    },
    confirmed: true,
    send: '送信する',
  },
  'wash-requests/claim/use-photos.ts': {
    path: '/wash-claim/71',
    enter: () => {
      signedInWithClaims();
      server.use(http.post(api('/users/me/photos'), () => problem(503)));
    },
    prepare: async () => {
      await choosePhoto();
      await screen.findByRole('button', { name: '写真をもう一度送る' });
    },
    send: '写真をもう一度送る',
  },
  'notifications/KindList.tsx': {
    path: '/profile/notifications',
    enter: () => void signedInWithLine(null),
    prepare: async () => void (await screen.findByRole('button', { name: '集荷・配達のお知らせをオフにする' })),
    send: '集荷・配達のお知らせをオフにする',
  },
  'notifications/LineLink.tsx': {
    path: '/profile/notifications',
    enter: () => void signedInWithLine('2026-11-20 09:00:00'),
    prepare: async () => {
      await press('連携を解除する');
      await screen.findByRole('heading', { name: 'LINEとの連携を解除しますか？' });
    },
    confirmed: true,
    send: '解除する',
  },
  'notifications/PushDevice.tsx': {
    path: '/profile/notifications',
    enter: () => {
      openPushBrowser();
      signedInWithPush();
    },
    prepare: async () => void (await screen.findByRole('button', { name: 'この端末に通知を受け取る' })),
    send: 'この端末に通知を受け取る',
  },
  'password/PasswordForgot.tsx': {
    path: '/password/forgot',
    prepare: () => fill(/^メールアドレス/, 'hanako@example.com'),
    send: 'メールを送信する',
  },
  'password/PasswordReset.tsx': {
    path: '/password/reset/token',
    prepare: async () => {
      await fill(/^新しいパスワード$/, PASSWORD);
      await fill(/^新しいパスワード（確認）/, PASSWORD);
    },
    send: 'パスワードを設定する',
  },
  'password/PasswordChange.tsx': {
    path: '/password/change',
    prepare: async () => {
      signedIn();
      await fill(/^現在のパスワード/, 'before-2026');
      await fill(/^新しいパスワード$/, PASSWORD);
      await fill(/^新しいパスワード（確認）/, PASSWORD);
    },
    send: 'パスワードを変更する',
  },
  'payments/use-issuing.ts': {
    path: '/payments',
    enter: () => void signedInWithPayments(),
    prepare: async () => {
      await userEvent.click(await screen.findByRole('button', { name: /領収書（PDF）$/ }));
      await screen.findByLabelText(/^宛名/);
    },
    send: 'PDFを保存する',
  },
  'payments/PaymentMonth.tsx': {
    path: '/payments',
    enter: () => void signedInWithPayments(),
    prepare: async () => void (await screen.findByRole('heading', { level: 2 })),
    send: '11月のお支払いをCSVで保存する',
  },
  'plan/edit/use-plan-edit.ts': {
    path: '/plan/edit',
    prepare: async () => {
      await userEvent.selectOptions(await screen.findByLabelText(/^月のバッグ数/), 't16');
      await press('変更内容を確認する');
      await screen.findByText('この内容に変更する');
    },
    confirmed: true,
    send: 'この内容に変更する',
  },
  'plan/renew-card/use-renew-card.ts': {
    path: '/payments/card',
    prepare: async () => void (await screen.findByText(/料金はかかりません。/)),
    send: 'カード情報を入力する',
  },
  'registration/fields/ZipField.tsx': {
    path: '/register',
    draft: true,
    prepare: () => goOnTo('集配先'),
    send: '住所を検索',
  },
  'profile/OwnData.tsx': {
    path: '/profile',
    prepare: async () => void (await screen.findByText('登録情報をダウンロード')),
    send: '登録情報をダウンロード',
  },
  'registration/complete/PayAgain.tsx': {
    path: DECLINED,
    prepare: async () => {
      await screen.findByText('もう一度支払う');
    },
    send: 'もう一度支払う',
  },
  'registration/Registration.tsx': {
    path: '/register',
    draft: true,
    prepare: async () => {
      await goOnTo('集配先', 'ご登録者');
      await fill(/^パスワード必須/, PASSWORD);
      await fill(/^パスワード（確認）/, PASSWORD);
      await goOnTo('お手続き');
      await userEvent.click(screen.getByRole('checkbox', { name: /利用規約/ }));
      await press('入力内容を確認する');
      await screen.findByText('この内容で登録する');
    },
    confirmed: true,
    send: 'この内容で登録する',
  },
  'registration/edit/CustomerEdit.tsx': {
    path: '/profile/edit',
    prepare: async () => {
      await fill(/^町名・番地/, '9');
      await press('入力内容を確認する');
      await screen.findByText('この内容に変更する');
    },
    confirmed: true,
    send: 'この内容に変更する',
  },
  'sessions/OwnSessions.tsx': {
    path: '/profile/sessions',
    enter: () => {
      signedIn();
      const session = { device: 'Windows / Chrome', created_at: '2026-11-20 08:00:00', last_used_at: null };
      const live = ['a', 'b'].map((id) => ({
        ...session,
        id,
        expires_at: '2026-12-20 08:00:00',
        is_current: id === 'a',
      }));
      server.use(http.get(api('/users/me/sessions'), () => HttpResponse.json(live)));
    },
    prepare: async () => void (await screen.findByText('この端末')),
    send: 'ほかの端末をすべてログアウトさせる',
  },
  'wash-requests/booking/use-booking.ts': {
    path: '/wash-request',
    prepare: async () => {
      await press('確認へ進む');
      await screen.findByText('この内容で依頼する');
    },
    confirmed: true,
    send: 'この内容で依頼する',
  },
  'wash-requests/onetime/hold/use-end-hold.ts': {
    path: '/wash-request',
    enter: () => {
      onetimeCustomer();
      const to = { url: 'https://pay.example/p1' };
      const resume = { path: '/onetime-wash-request-complete?id=284', to, requestId: 284 };
      storePayment({ no: '000018', pageId: PAGE.onetimeRequest, draft: 'onetime.12', resume });
      const waiting = {
        no: '000018',
        page_id: PAGE.onetimeRequest,
        payment_method: 2,
        state: 'waiting',
        amount: 5_000,
      };
      server.use(http.get(api('/payments/state/000018'), () => HttpResponse.json(waiting)));
    },
    prepare: async () => void (await screen.findByText('お支払いがまだ完了していません')),
    confirmed: true,
    send: '内容を変えて、やり直す',
  },
  'wash-requests/onetime/use-onetime.ts': {
    path: '/wash-request',
    enter: () => onetimeCustomer(),
    prepare: async () => {
      await press('確認へ進む');
      await screen.findByText('お支払い情報を入力する');
    },
    confirmed: true,
    send: 'お支払い情報を入力する',
  },
  'wash-requests/onetime/payment/use-paid-account.ts': {
    path: '/wash-request',
    enter: () => {
      onetimeCustomer({ user: { is_company: true, payment_method_id: 3 } });
      const none = { is_ok: false, errors: [{ error_code: 'CE-0001', error_message: '' }] };
      server.use(http.get(api('/paidAccount/status'), () => HttpResponse.json(none)));
    },
    prepare: async () => void (await screen.findByText('アカウントを作成する')),
    send: 'アカウントを作成する',
  },
  'wash-requests/weekly/use-week-check.ts': {
    path: '/wash-request?tab=weekly',
    prepare: async () => {
      await userEvent.click(within(await screen.findByRole('group', { name: /^集荷の曜日/ })).getByLabelText('月曜日'));
    },
    send: '確認へ進む',
  },
  'wash-requests/weekly/use-weekly.ts': {
    path: '/wash-request?tab=weekly',
    prepare: async () => {
      await userEvent.click(within(await screen.findByRole('group', { name: /^集荷の曜日/ })).getByLabelText('月曜日'));
      await press('確認へ進む');
      await screen.findByText('この内容で登録する');
    },
    confirmed: true,
    send: 'この内容で登録する',
  },
  'wash-requests/change/use-change.ts': {
    path: '/wash-request-change/71',
    prepare: async () => {
      await fill(/^宅配ボックスの暗証番号/, '9');
      await press('確認へ進む');
      await screen.findByText('この内容に変更する');
    },
    confirmed: true,
    send: 'この内容に変更する',
  },
  'wash-requests/cancel/RequestCancel.tsx': {
    path: '/wash-request-cancel/71',
    prepare: async () => void (await screen.findByRole('button', { name: 'キャンセルする' })),
    confirmed: true,
    send: 'キャンセルする',
  },
  'wash-requests/visit/VisitAgain.tsx': {
    path: '/visit/secret',
    enter: () => {
      const again = { leg: 1, times: [{ time: '2026-11-27 10:00:00', delivery: null }] } as const;
      server.use(
        http.get(api('/visits/secret'), () =>
          HttpResponse.json(buildVisit({ again: { ...again, times: [...again.times] } })),
        ),
      );
    },
    prepare: async () => {
      await press('集荷の新しい日時を選ぶ');
      await screen.findByLabelText('ご希望の日');
    },
    confirmed: true,
    send: 'この日時に変更する',
  },
  'wash-requests/visit/VisitDoor.tsx': {
    path: '/visit/secret',
    prepare: async () => void (await screen.findByText('置き配')),
    send: 'バッグを玄関前に置いておく',
  },
  'wash-requests/visit/VisitLink.tsx': {
    path: '/visit-link/71',
    enter: () => {
      signedIn();
      const link = { url: 'https://laundry.example/visit/secret' };
      server.use(http.get(api('/users/me/washRequests/71/visitLink'), () => HttpResponse.json(link)));
    },
    prepare: async () => {
      await press('新しいリンクに替える');
      await screen.findByText('新しいリンクに替えますか？');
    },
    confirmed: true,
    send: 'リンクを替える',
  },
  'wash-requests/visit/VisitCancel.tsx': {
    path: '/visit/secret',
    prepare: async () => {
      await press('ご依頼をキャンセルする');
      await screen.findByText('この依頼をキャンセルしますか？');
    },
    confirmed: true,
    send: 'キャンセルする',
  },
  'wash-requests/visit/VisitLater.tsx': {
    path: '/visit/secret',
    prepare: async () => {
      await press('集荷を遅い時間にする');
      await screen.findByLabelText('同じ日の、ご希望の時間');
    },
    confirmed: true,
    send: 'この時間に変更する',
  },
  'wash-requests/weekly/coming/use-week-wishes.ts': {
    path: '/wash-request?tab=weekly',
    enter: () => {
      signedIn();
      server.use(...savedSchedule());
    },
    prepare: async () => void (await screen.findByRole('button', { name: '12月7日(月) この日を休む' })),
    send: '12月7日(月) この日を休む',
  },
  'withdrawal/Withdrawal.tsx': {
    path: '/withdrawal',
    prepare: async () => {
      await press('退会する');
      await screen.findByRole('heading', { name: '退会しますか？' });
    },
    confirmed: true,
    send: '退会を確定する',
  },
};

const GUEST_PATHS = [
  '/visit/secret',
  '/login',
  '/register',
  '/contact',
  '/password/forgot',
  '/password/reset/token',
  DECLINED,
];

let started: string[] = [];
server.events.on('request:start', ({ request }) => {
  if (isAction(request)) started.push(`${request.method} ${request.url}`);
});
beforeEach(() => {
  server.use(
    http.get(api('/areaInfo'), () => HttpResponse.json({ ...SERVED, is_valid_onetime: true })),
    http.get(api('/visits/secret'), () => HttpResponse.json(buildVisit())),
    http.get(api('/payments/state/000017'), () =>
      HttpResponse.json({ no: '000017', page_id: 1, payment_method: 1, state: 'declined' }),
    ),
  );
});

const source = import.meta.glob<string>('../features/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

it('lists every action of the web, to be tried offline', () => {
  const files = Object.entries(source).filter(
    ([path, text]) =>
      /\b(useMutation|useOneMutation|useConfirmedForm|useVisitAct)[<(]/.test(text) &&
      !path.endsWith('/use-visit-act.ts'),
  );
  expect(files.map(([path]) => path.replace('../features/', '')).sort()).toEqual(Object.keys(ACTIONS).sort());
});

/** Up to the button that sends it. */
async function begin(action: Action): Promise<void> {
  if (action.draft) leaveTyped('registration', TYPED_REGISTRATION);
  if (action.enter) action.enter();
  else if (!GUEST_PATHS.includes(action.path)) signedIn({ current: [buildWashRequest()] });
  await openApp(action.path);
  await action.prepare();
}

it.each(Object.entries(ACTIONS))(
  'an action that is tried offline (%s) says at once that it failed, is not sent later, and can be tried again when the line is back',
  async (_file, action) => {
    await begin(action);

    let line = false;
    server.use(http.all('*', () => (line ? undefined : HttpResponse.error())));
    window.dispatchEvent(new Event('offline'));
    await press(action.send);
    await waitFor(() => expect(document.body).toHaveTextContent('通信できませんでした'));
    expect(screen.queryByText('送信しています')).toBeNull();
    started = [];
    line = true;
    window.dispatchEvent(new Event('online'));
    // What had waited for the line would be on its way before this read comes back.
    await fetch(api('/maintenance'));
    expect(started).toEqual([]);
    await waitFor(() => expect(document.body).toHaveTextContent('つながりました。もう一度お試しください。'));
    expect(document.body).not.toHaveTextContent('通信できませんでした');
  },
);

it.each(Object.entries(ACTIONS).filter(([, { confirmed }]) => confirmed))(
  'an action whose answer is lost (%s) says that its outcome is not known, and can be sent again',
  async (_file, action) => {
    await begin(action);
    server.use(http.all('*', ({ request }) => (isAction(request) ? HttpResponse.error() : undefined)));
    await press(action.send);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^送信できたか確認できませんでした結果を受け取れませんでした。/);
    expect(screen.getByRole('button', { name: action.send })).toBeEnabled();
  },
);
