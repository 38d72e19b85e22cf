import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestDetail } from '../../../providers/api/api-types';
import { API, api, detailHandler, problem, refused } from '../../../testing/api';
import { PEOPLE, type Person, buildRequest, buildWashed } from '../../../testing/builders';
import { renderConsole } from '../../../testing/render-console';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T12:34:56+09:00') }));
afterEach(() => vi.useRealTimers());

type Body = Record<string, unknown>;

/** The detail with its main button pressed; `sent` sees every body of setDate. */
async function openAdvance(request: RequestDetail, answer: () => Response, person: Person = 'leader') {
  const sent = vi.fn<(body: Body) => void>();
  let shown = request;
  api.use(
    detailHandler(() => shown),
    http.post(`${API}/admin/washRequest/:id/setDate`, async ({ request: call }) => {
      sent((await call.json()) as Body);
      return answer();
    }),
  );
  const { user } = renderConsole(`/staff/wash-requests-change/${request.id}`, { as: person });
  await user.click(await screen.findByRole('button', { name: /済みにする/ }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog, sent, becomes: (next: RequestDetail) => (shown = next) };
}

const done =
  (row: RequestDetail, more: object = {}) =>
  () =>
    HttpResponse.json({ ...row, ...more });

it('picks up with the count that is chosen', async () => {
  const { user, dialog, sent } = await openAdvance(buildRequest(), done(buildRequest({ status: 1 })));
  await user.selectOptions(dialog.getByLabelText('個数'), '3個');
  await user.click(dialog.getByRole('button', { name: '確定する' }));
  expect(await screen.findByText('伊藤 美咲様：集荷済にしました')).toBeInTheDocument();
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      status: 0,
      count: 3,
      result_pickup_dt: '2026-11-25 12:30:00',
    }),
  );
});

it('asks before a stamp that was begun is given up, and closes at once before anything is chosen', async () => {
  const { user, dialog, sent } = await openAdvance(buildRequest(), done(buildRequest({ status: 1 })));
  await user.selectOptions(dialog.getByLabelText('個数'), '3個');
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: '入力内容を破棄しますか？' }));
  await user.click(question.getByRole('button', { name: '入力を続ける' }));
  expect(dialog.getByLabelText('個数')).toHaveValue('3');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: '破棄する' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: /済みにする/ }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).not.toHaveBeenCalled();
});

it('says whose request it is, with its number, its bags before and after, and pickup or delivery', async () => {
  const { user, dialog } = await openAdvance(buildRequest(), done(buildRequest({ status: 1 })));
  const sheet = screen.getByRole('dialog', { name: '集荷済みにする' });
  expect(sheet).toHaveAccessibleDescription('伊藤 美咲 様 受付番号 1001 M（80L）・4個 集荷 11月25日(水) 10:00');
  await user.selectOptions(dialog.getByLabelText('個数'), '3個');
  expect(sheet).toHaveAccessibleDescription(/・4個 → 3個 /);
});

it('tells who washes no more of the customer than their card does', async () => {
  const washed = buildWashed({ size: 1, company_name: '株式会社青山', staff_id: PEOPLE.wash.id });
  await openAdvance(washed, done(buildRequest({ status: 4 })), 'wash');
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    '伊藤 美咲 様 受付番号 1001 S（35L）・4個 配達 11月28日(土) 10:00',
  );
});

it('what a driver brought is taken over and washed in one step', async () => {
  const brought = buildRequest({ status: 1, display_status: '集荷済', staff_id: PEOPLE.delivery.id });
  const { user, dialog, sent } = await openAdvance(brought, done(buildRequest({ status: 2 })), 'wash');
  await user.click(dialog.getByRole('button', { name: '確定する' }));
  expect(await screen.findByText('伊藤 美咲様：洗濯済にしました')).toBeInTheDocument();
  expect(sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 1, take: true }));
});

it.each([
  ['洗濯済みにする', buildRequest({ status: 1, display_status: '集荷済' })],
  ['たたみ済みにする', buildWashed()],
])('whose bags a wash worker takes is told and asked, at %s', async (_action, bags) => {
  const theirs = { ...bags, staff_id: PEOPLE.leader.id, staff_name1: '班長', staff_name2: '太郎' };
  const { dialog, sent } = await openAdvance(theirs, done(theirs), 'wash');
  const question = '班長 太郎さんの担当です。確定すると、担当があなたに変わります。よろしいですか？';
  expect(dialog.getByRole('alert')).toHaveTextContent(question);
  expect(sent).not.toHaveBeenCalled();
});

it('nothing is asked of bags that are nobody’s or the own', async () => {
  const own = buildRequest({ status: 1, display_status: '集荷済', staff_id: PEOPLE.wash.id });
  const { dialog } = await openAdvance(own, done(own), 'wash');
  expect(dialog.queryByText(/さんの担当です/)).not.toBeInTheDocument();
});

it('tells, with the quoted words, when the pickup stands but its count does not', async () => {
  const { user, dialog } = await openAdvance(
    buildRequest(),
    done(buildRequest({ status: 1 }), { count_error: 'wreq_count_lacking' }),
  );
  await user.selectOptions(dialog.getByLabelText('個数'), '5個');
  await user.click(dialog.getByRole('button', { name: '確定する' }));
  expect(
    await screen.findByText('集荷済みにしましたが、個数の変更に失敗しました。再度個数の変更を行ってください。'),
  ).toBeInTheDocument();
  expect(screen.getByText('伊藤 美咲様：集荷済にしました')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('when somebody else was quicker: closes, tells what happened, and shows the request as it is now', async () => {
  const { user, dialog, becomes } = await openAdvance(buildRequest(), () =>
    problem(409, { reason: 'stale', detail: '他の操作で内容が更新されています。最新の内容をご確認ください' }),
  );
  becomes(
    buildRequest({
      status: 1,
      display_status: '集荷済',
      result_pickup_dt: '2026-11-25 10:05:00',
      result_pickup_by_name: '配達 太郎',
    }),
  );
  await user.click(dialog.getByRole('button', { name: '確定する' }));
  expect(
    await screen.findByText(/他の操作で内容が更新されています.*現在のステータスは「集荷済」です/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('配達 太郎')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '洗濯済みにする' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveFocus();
});

it('other refusals stay in the dialog, with what was typed', async () => {
  const { user, dialog } = await openAdvance(buildRequest(), () =>
    refused(422, { result_pickup_dt: 'stamp_in_future' }),
  );
  await user.selectOptions(dialog.getByLabelText('個数'), '2個');
  await user.click(dialog.getByRole('button', { name: '確定する' }));
  expect(await dialog.findByText('▲ 未来の日時は指定できません')).toBeInTheDocument();
  expect(dialog.getByLabelText('個数')).toHaveValue('2');
});

const isWrong = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';

describe('the split of the folding', () => {
  const folded = buildWashed({ status: 4, display_status: 'たたみ済' });

  it('takes two steps, input and confirm, and sends who folded how many', async () => {
    const { user, dialog, sent } = await openAdvance(buildWashed(), done(folded));
    await user.selectOptions(dialog.getByLabelText('個数1'), '2.5個');
    await user.click(dialog.getByRole('button', { name: 'スタッフを追加' }));
    expect(dialog.getByLabelText('個数2')).toHaveValue('1.5');
    await user.selectOptions(dialog.getByLabelText('スタッフ2'), '洗濯 太郎');
    await user.click(dialog.getByRole('button', { name: '確認へ進む' }));
    expect(dialog.getByText('たたみ担当の確認')).toBeInTheDocument();
    expect(dialog.getByText('たたみ日時').nextElementSibling).toHaveTextContent('11月25日(水) 12:30');
    expect(dialog.queryByText('洗濯日時')).not.toBeInTheDocument();
    expect(sent).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: '確定する' }));
    expect(await screen.findByText('伊藤 美咲様：たたみ済にしました')).toBeInTheDocument();
    expect(sent.mock.lastCall?.[0].staff_list).toEqual([
      { id: PEOPLE.leader.id, count: 2.5 },
      { id: PEOPLE.wash.id, count: 1.5 },
    ]);
  });

  it('adds up by itself: a new row takes half, another count gives the rest to the last row', async () => {
    const { user, dialog } = await openAdvance(buildWashed(), done(folded));
    const counts = () =>
      dialog.getAllByLabelText(/^個数\d$/).map((field) => Number((field as HTMLSelectElement).value));
    await user.click(dialog.getByRole('button', { name: 'スタッフを追加' }));
    expect(counts()).toEqual([2, 2]);
    await user.selectOptions(dialog.getByLabelText('個数1'), '3.5個');
    expect(counts()).toEqual([3.5, 0.5]);
    await user.selectOptions(dialog.getByLabelText('個数2'), '1個');
    expect(counts()).toEqual([3, 1]);
    await user.click(dialog.getByRole('button', { name: 'スタッフを追加' }));
    expect(counts()).toEqual([3, 0.5, 0.5]);
    await user.click(dialog.getByRole('button', { name: 'スタッフ1を外す' }));
    expect(counts()).toEqual([0.5, 3.5]);
  });

  it('keeps what was put in when one goes back', async () => {
    const { user, dialog } = await openAdvance(buildWashed(), done(folded));
    await user.selectOptions(dialog.getByLabelText('スタッフ1'), '課長 太郎');
    await user.click(dialog.getByRole('button', { name: '確認へ進む' }));
    await user.click(dialog.getByRole('button', { name: '入力に戻る' }));
    expect(dialog.getByLabelText('スタッフ1')).toHaveValue(String(PEOPLE.manager.id));
  });

  it('begins with the one who is signed in, and offers no delivery staff', async () => {
    const { dialog } = await openAdvance(buildWashed(), done(folded));
    expect(dialog.getByLabelText('スタッフ1')).toHaveValue(String(PEOPLE.leader.id));
    expect(dialog.queryByRole('option', { name: '配達 太郎' })).not.toBeInTheDocument();
  });

  it('takes five rows at most', async () => {
    const { user, dialog } = await openAdvance(buildWashed(), done(folded));
    const add = dialog.getByRole('button', { name: 'スタッフを追加' });
    for (let row = 2; row <= 5; row += 1) await user.click(add);
    expect(add).toBeDisabled();
  });

  it.each<[string, readonly (readonly [field: string, choice: string])[], string]>([
    ['nobody chosen', [['スタッフ2', '未選択']], '▲ スタッフを選択してください'],
    ['somebody twice', [['スタッフ2', '班長 太郎']], '▲ スタッフが重複しています'],
    [
      'a count of 0',
      [
        ['スタッフ2', '洗濯 太郎'],
        ['個数2', '0個'],
      ],
      '▲ 個数を選択してください',
    ],
  ])('refuses %s', async (_, choices, text) => {
    const { user, dialog, sent } = await openAdvance(buildWashed(), done(folded));
    await user.selectOptions(dialog.getByLabelText('個数1'), '2個');
    await user.click(dialog.getByRole('button', { name: 'スタッフを追加' }));
    for (const [field, choice] of choices) await user.selectOptions(dialog.getByLabelText(field), choice);
    await user.click(dialog.getByRole('button', { name: '確認へ進む' }));
    expect(dialog.getAllByText(text).length).toBeGreaterThan(0);
    expect(dialog.getAllByRole('combobox').find(isWrong)).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  it('refuses a total that lacks bags', async () => {
    const { user, dialog, sent } = await openAdvance(buildWashed(), done(folded));
    await user.selectOptions(dialog.getByLabelText('個数1'), '2個');
    await user.click(dialog.getByRole('button', { name: '確認へ進む' }));
    expect(dialog.getAllByText('▲ 個数の合計がステータスと異なります').length).toBeGreaterThan(0);
    expect(sent).not.toHaveBeenCalled();
  });

  it('asks for oil and type while they are unset', async () => {
    const { user, dialog, sent } = await openAdvance(
      buildWashed({ has_oil_treatment: null, laundry_type: null }),
      done(folded),
    );
    await user.click(dialog.getByRole('button', { name: '確認へ進む' }));
    expect(dialog.getByText('▲ オイルあり/なしと種別の選択が必要です')).toBeInTheDocument();
    const oil = within(dialog.getByRole('group', { name: 'オイル' }));
    expect(oil.getByRole('radio', { name: 'あり' })).toHaveFocus();
    expect(oil.getByRole('radiogroup')).toBeRequired();
    await user.click(oil.getByRole('radio', { name: 'あり' }));
    await user.click(within(dialog.getByRole('group', { name: '種別' })).getByRole('radio', { name: '家庭用' }));
    await user.click(dialog.getByRole('button', { name: '確認へ進む' }));
    await user.click(dialog.getByRole('button', { name: '確定する' }));
    await screen.findByText('伊藤 美咲様：たたみ済にしました');
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ has_oil_treatment: 1, laundry_type: 1 }));
  });
});
