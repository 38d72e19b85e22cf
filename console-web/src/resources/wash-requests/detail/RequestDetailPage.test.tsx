import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setServerTime } from '@laundry/web-kit/clock';
import { on } from '../../../testing/answers';
import { API, api, detailHandler, problem } from '../../../testing/api';
import { PEOPLE, type Person, buildRequest, buildWashed } from '../../../testing/builders';
import { loseFirstAnswer } from '../../../testing/lost-answer';
import { renderConsole } from '../../../testing/render-console';

const LETTER = {
  type: 1,
  recipient: 'ito@example.com',
  subject: 'ご不在でした',
  body: '集荷にうかがいました。',
} as const;

// Eleven in Japan: the first pickup's time has come.
beforeEach(() => setServerTime('Wed, 25 Nov 2026 02:00:00 GMT'));

afterEach(() => vi.restoreAllMocks());

const open = (request: ReturnType<typeof buildRequest>, person: Person = 'leader') => {
  api.use(
    detailHandler(() => request),
    on('get', '/admin/washRequest/{id}/absenceMail', () => LETTER),
  );
  return renderConsole(`/staff/wash-requests-change/${request.id}`, { as: person });
};

it('shows what its customer wants at the door', async () => {
  open(buildRequest({ at_door: true }));
  expect(await screen.findByText('玄関前のバッグを集荷')).toBeInTheDocument();
  expect(screen.getAllByText('置き配')).not.toHaveLength(0);
});

it('shows who did which stage, where to go and whom to call', async () => {
  api.use(on('get', '/admin/washRequest/{id}/history', () => problem(503, {})));
  open(
    buildWashed({
      result_pickup_by_name: '配達 太郎',
      management_notes: '鍵は管理人室',
      history: [
        {
          id: 1,
          search_timestamp: '2026-11-25 10:01:00',
          operation_type: 5,
          operation_user_id: 5,
          operation_user: '配達 太郎',
          bikou: '',
        },
      ],
    }),
  );
  const progress = within(await screen.findByRole('region', { name: '進行状況' }));
  expect(progress.getByText('配達 太郎')).toBeInTheDocument();
  expect(screen.getByText('鍵は管理人室')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '0312345678' })).toHaveAttribute('href', 'tel:0312345678');
  expect(screen.getByRole('link', { name: '東京都渋谷区神宮前 1-2-3' })).toHaveAttribute(
    'href',
    expect.stringContaining('maps'),
  );
  expect(within(screen.getByRole('region', { name: '操作の記録' })).getByText('集荷')).toBeInTheDocument();
});

it.each([
  ['たたみ済', 4, 1, 'たたみ指示あり', false],
  ['洗濯済', 2, 1, 'たたみ指示あり', true],
] as const)('says %s once, and what its colour adds', async (display_status, status, fold, meaning, isSaid) => {
  open(buildWashed({ status, display_status, fold_type_setting: fold }));
  const heading = (await screen.findByText('受付番号 1001')).parentElement!;
  expect(within(heading).getAllByText(display_status)).toHaveLength(1);
  expect(within(heading).queryAllByText(meaning)).toHaveLength(isSaid ? 1 : 0);
});

it('the name leads to the customer’s page', async () => {
  open(buildRequest());
  const customer = within(await screen.findByRole('region', { name: 'お客様' }));
  expect(customer.getByRole('link', { name: '伊藤 美咲' })).toHaveAttribute('href', '/staff/customers/301');
  expect(screen.getByRole('link', { name: '伊藤 美咲 様' })).toHaveAttribute('href', '/staff/customers/301');
});

it('a company’s bags name who asked for them, and for which of its cost centres', async () => {
  open(buildRequest({ company_name: '株式会社みどり', booked_by_name: '鈴木 次郎', cost_centre: '営業部' }));
  const customer = within(await screen.findByRole('region', { name: 'お客様' }));
  expect(customer.getByText('依頼した方').nextSibling).toHaveTextContent('鈴木 次郎');
  expect(customer.getByText('部門').nextSibling).toHaveTextContent('営業部');
});

it('wash staff see neither address, company nor contact', async () => {
  open(buildRequest({ company_name: '株式会社みどり' }), 'wash');
  expect(await screen.findByRole('region', { name: 'お客様' })).toBeInTheDocument();
  for (const text of ['住所', '会社名', '電話番号', 'メール']) expect(screen.queryByText(text)).not.toBeInTheDocument();
});

it.each(['wash', 'leader'] as const)('shows %s staff how the customer wants it done', async (person) => {
  open(buildRequest({ care: { care_detergent: 0, care_drying: 2, care_folding: 1, care_avoid: '毛皮' } }), person);
  const care = within(await screen.findByRole('region', { name: 'お手入れの希望' }));
  for (const text of ['すべて吊り干し', '小さめにたたむ', '毛皮']) expect(care.getByText(text)).toBeInTheDocument();
  expect(care.queryByText('洗剤')).not.toBeInTheDocument();
});

it('takes a stage back after a question, with the status as it was seen', async () => {
  const sent = vi.fn<(body: unknown) => void>();
  const { user } = open(buildWashed());
  api.use(
    http.post(`${API}/admin/washRequest/1001/delDate`, async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(buildRequest({ status: 1 }));
    }),
  );
  await user.click(await screen.findByRole('button', { name: '1つ前に戻す' }));
  expect(screen.getByText('「洗濯済」を取り消し、「集荷済」に戻します。よろしいですか？')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '戻す' }));
  expect(await screen.findByText('集荷済に戻しました')).toBeInTheDocument();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ result_wash_dt: 1, status: 2 });
});

it.each([
  ['the first', [], '不在メールを送信しますか？', '不在メールを送信しました。'],
  [
    'another',
    [{ id: 1, type: 1, created_at: '2026-11-25 10:20:00', staff_name1: '配達', staff_name2: '太郎' }],
    '不在メールを再送信しますか？',
    '不在メールを再送信しました。',
  ],
] as const)('%s absence mail asks and answers in its own words', async (_, mails, question, answer) => {
  const { user } = open(buildRequest({ absence_mail_histories: [...mails], staff_id: PEOPLE.delivery.id }), 'delivery');
  api.use(
    http.post(`${API}/admin/washRequest/1001/sendAbsenceMail`, () =>
      HttpResponse.json({ absence_status: 1, absence_mail_histories: [] }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: '集荷の不在メール' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(question)).toBeInTheDocument();
  expect(dialog.queryAllByText('集荷の不在メール：11月25日(水) 10:20（配達 太郎）')).toHaveLength(mails.length);
  await dialog.findByText(LETTER.body);
  await user.click(screen.getByRole('button', { name: '送信する' }));
  expect(await screen.findByText(answer)).toBeInTheDocument();
});

it('an absence mail shows to whom and what it says, and before the visit asks once more', async () => {
  const sent = vi.fn();
  setServerTime('Tue, 24 Nov 2026 01:00:00 GMT');
  const { user } = open(buildRequest({ absence_status: 1, staff_id: PEOPLE.delivery.id }), 'delivery');
  api.use(
    http.post(`${API}/admin/washRequest/1001/sendAbsenceMail`, () => {
      sent();
      return HttpResponse.json({ absence_status: 3, absence_mail_histories: [] });
    }),
  );
  await user.click(await screen.findByRole('button', { name: '集荷の不在メール' }));
  const dialog = within(screen.getByRole('dialog'));
  for (const text of ['ご不在でした', '集荷にうかがいました。', /ito@example\.com/, /「保留」になり/])
    expect(await dialog.findByText(text)).toBeInTheDocument();
  expect(dialog.getByText(/予定の時間（11月25日\(水\) 10:00）はまだ来ていません/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '送信する' }));
  expect(await dialog.findByText(/それでも送信しますか？/)).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: '予定の前に送信する' }));
  expect(await screen.findByText('不在メールを送信しました。')).toBeInTheDocument();
  expect(sent).toHaveBeenCalledOnce();
});

it('an absence mail is not sent before it can be read', async () => {
  const { user } = open(buildRequest({ staff_id: PEOPLE.delivery.id }), 'delivery');
  api.use(on('get', '/admin/washRequest/{id}/absenceMail', () => problem(500, { detail: '混み合っています' })));
  await user.click(await screen.findByRole('button', { name: '集荷の不在メール' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: '送信する' })).toBeDisabled();
  expect(await dialog.findByText('▲ 混み合っています')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: '送信する' })).toBeDisabled();
  api.use(on('get', '/admin/washRequest/{id}/absenceMail', () => LETTER));
  await user.click(dialog.getByRole('button', { name: 'もう一度読み込む' }));
  expect(await dialog.findByText(LETTER.body)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: '送信する' })).toBeEnabled();
});

it('an absence mail is read anew when it is opened again, and the one before is not sent', async () => {
  const { user } = open(buildRequest({ staff_id: PEOPLE.delivery.id }), 'delivery');
  await user.click(await screen.findByRole('button', { name: '集荷の不在メール' }));
  await screen.findByText(LETTER.body);
  await user.click(screen.getByRole('button', { name: 'キャンセル' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const changed = { ...LETTER, body: '10時にうかがいました。' };
  api.use(on('get', '/admin/washRequest/{id}/absenceMail', () => changed));
  await user.click(screen.getByRole('button', { name: '集荷の不在メール' }));
  expect(screen.queryByText(LETTER.body)).not.toBeInTheDocument();
  expect(await screen.findByText(changed.body)).toBeInTheDocument();
});

it('an absence mail whose answer was lost is sent again by the same key', async () => {
  const keys = loseFirstAnswer('/admin/washRequest/1001/sendAbsenceMail', {
    absence_status: 1,
    absence_mail_histories: [],
  });
  const { user } = open(buildRequest({ staff_id: PEOPLE.delivery.id }), 'delivery');
  await user.click(await screen.findByRole('button', { name: '集荷の不在メール' }));
  await screen.findByText(LETTER.body);
  await user.click(screen.getByRole('button', { name: '送信する' }));
  await screen.findByText(/サーバーに接続できません/);
  await user.click(screen.getByRole('button', { name: '送信する' }));
  expect(await screen.findByText('不在メールを送信しました。')).toBeInTheDocument();
  expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
});

it.each(['', '101', '1.5', 'abc'])('a count of "%s" is not sent', async (typed) => {
  const sent = vi.fn();
  const { user } = open(buildRequest());
  api.use(http.post(`${API}/admin/washRequests/1001/setCount`, sent));
  await user.click(await screen.findByRole('button', { name: '個数を変更' }));
  await user.clear(screen.getByLabelText('個数（0～100）'));
  if (typed !== '') await user.type(screen.getByLabelText('個数（0～100）'), typed);
  await user.click(screen.getByRole('button', { name: '変更する' }));
  expect(
    await screen.findByText(typed === '' ? '▲ 未選択です' : '▲ 個数は0から100の間で指定してください'),
  ).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
});

it.each<[Person, string]>([
  ['delivery', '集荷・配達・不在・個数は、今日の予定から記録できます。'],
  ['leader', 'つながるまで記録できません。'],
])('without a line says to %s as of when it is, and what can be done', async (person, lead) => {
  open(buildRequest({ staff_id: PEOPLE.delivery.id }), person);
  await screen.findByRole('region', { name: 'お客様' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  const notice = await screen.findByText('オフラインです');
  expect(notice.closest('[role="status"]')).toHaveTextContent(`11:00時点の予定を表示しています。${lead}`);
});

it('a request that is gone says so', async () => {
  api.use(http.get(`${API}/admin/washRequest/:id`, () => problem(404, { detail: '対象が見つかりません' })));
  renderConsole('/staff/wash-requests-change/9', { as: 'leader' });
  expect(await screen.findByText('▲ 対象が見つかりません')).toBeInTheDocument();
});
