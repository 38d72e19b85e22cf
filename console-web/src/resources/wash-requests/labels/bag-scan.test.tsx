import { labelCode } from '@laundry/shared/rules/labels/bag-label';
import { setServerTime } from '@laundry/web-kit/clock';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RequestDetail } from '../../../providers/api/api-types';
import { on } from '../../../testing/answers';
import { api, problem } from '../../../testing/api';
import { type Person, buildRequest } from '../../../testing/builders';
import { renderConsole } from '../../../testing/render-console';

const REQUEST = buildRequest({ count: 3 });
const FOLDED = buildRequest({ count: 2, status: 4, display_status: 'たたみ済' });
const code = (bag: number, requestId = REQUEST.id) => labelCode({ requestId, bag });

let request: RequestDetail;
let sent: object[];
let keys: (string | null)[];

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  request = REQUEST;
  sent = [];
  keys = [];
  api.use(
    on('get', '/admin/washRequest/{id}', () => request),
    on('post', '/admin/washRequest/{id}/setDate', ({ body }) => {
      sent.push(body);
      return { ...request, status: 1 };
    }),
    on('post', '/admin/washRequest/{id}/load', ({ body, headers }) => {
      sent.push(body);
      keys.push(headers.get('idempotency-key'));
      return { scanned: [1, 2], missing: [] };
    }),
  );
});

async function open(button: string, person: Person = 'leader') {
  const { user } = renderConsole(`/staff/wash-requests-change/${request.id}`, { as: person });
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = async (text: string) =>
    user.type(await dialog.findByRole('textbox', { name: 'ラベルのコード' }), `${text}{Enter}`);
  const confirm = () => user.click(dialog.getByRole('button', { name: '確定する' }));
  return { user, dialog, type, confirm };
}

describe('while a stage is stamped', () => {
  it('nobody has to scan: nothing of labels is sent', async () => {
    const { confirm, dialog } = await open('集荷済みにする');
    expect(dialog.getByText('読み取らなくても記録できます。')).toBeInTheDocument();
    await confirm();
    await screen.findByText(/集荷済にしました$/);
    expect(Object.keys(sent[0] ?? {})).toEqual(['status', 'result_pickup_dt']);
  });

  it('counts each bag, by codes that are typed, and sends them', async () => {
    const { user, dialog, type, confirm } = await open('集荷済みにする');
    await user.click(dialog.getByRole('button', { name: 'ラベルを読み取る' }));
    await type(code(1));
    expect(await dialog.findByText('バッグ1を読み取りました（1/3）')).toBeInTheDocument();
    await type(code(2).toLowerCase());
    await type(code(3));
    expect(dialog.getByText('3個すべて読み取りました')).toBeInTheDocument();
    expect(dialog.queryByRole('combobox', { name: '理由' })).not.toBeInTheDocument();
    await confirm();
    await screen.findByText(/集荷済にしました$/);
    expect(sent).toMatchObject([{ status: 0, bag_codes: [code(1), code(2), code(3)] }]);
  });

  it('asks why a bag is missing before it is sent', async () => {
    const { user, dialog, type, confirm } = await open('集荷済みにする');
    await user.click(dialog.getByRole('button', { name: 'ラベルを読み取る' }));
    await type(code(1));
    await confirm();
    expect(
      await dialog.findByText(/読み取っていないバッグか、別のバッグがあります。理由を選択してください$/),
    ).toBeInTheDocument();
    expect(dialog.getByText('読み取っていないバッグ：2・3')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.selectOptions(dialog.getByRole('combobox', { name: '理由' }), 'ラベルがない・読めない');
    await confirm();
    await screen.findByText(/集荷済にしました$/);
    expect(sent).toMatchObject([{ bag_codes: [code(1)], scan_reason: 1 }]);
  });

  it('says at once that a bag is another’s, and keeps it with a reason', async () => {
    const { user, dialog, type, confirm } = await open('集荷済みにする');
    await user.click(dialog.getByRole('button', { name: 'ラベルを読み取る' }));
    for (const text of [code(1), code(2), code(3)]) await type(text);
    await type(code(1, 9));
    expect(dialog.getByText(`別の集配のバッグです（${code(1, 9)}）。よけてください`)).toBeInTheDocument();
    await user.selectOptions(dialog.getByRole('combobox', { name: '理由' }), '別のバッグはよけた');
    await confirm();
    await screen.findByText(/集荷済にしました$/);
    expect(sent).toMatchObject([{ bag_codes: [code(1), code(2), code(3), code(1, 9)], scan_reason: 5 }]);
  });

  it('goes by the count that is chosen', async () => {
    const { user, dialog, type, confirm } = await open('集荷済みにする');
    await user.click(dialog.getByRole('button', { name: 'ラベルを読み取る' }));
    await type(code(3));
    await user.selectOptions(dialog.getByLabelText('個数'), '2個');
    await confirm();
    expect(
      await dialog.findByText(/この集配にないバッグのラベルが含まれています。個数をご確認ください$/),
    ).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('begins anew where that is wanted', async () => {
    const { user, dialog, type } = await open('集荷済みにする');
    await user.click(dialog.getByRole('button', { name: 'ラベルを読み取る' }));
    await type(code(1));
    await user.click(await dialog.findByRole('button', { name: '読み取りをやり直す' }));
    expect(dialog.getByRole('listitem', { name: 'バッグ1 未読み取り' })).toBeInTheDocument();
  });
});

describe('while a car is loaded', () => {
  beforeEach(() => {
    request = FOLDED;
  });

  it('is sent which bags are in it, under a key', async () => {
    const { type, confirm } = await open('積込を確認');
    await type(code(1));
    await type(code(2));
    await confirm();
    expect(await screen.findByText('積込を記録しました（2/2）')).toBeInTheDocument();
    expect(sent).toEqual([{ status: 4, bag_codes: [code(1), code(2)] }]);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  it('is nothing to send without a label', async () => {
    const { dialog, confirm } = await open('積込を確認');
    await confirm();
    expect(dialog.getByText(/ラベルを1枚以上読み取ってください$/)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('asks why a bag is missing', async () => {
    const { user, dialog, type, confirm } = await open('積込を確認');
    await type(code(2));
    await confirm();
    await user.selectOptions(dialog.getByRole('combobox', { name: '理由' }), 'バッグが見当たらない');
    await confirm();
    await screen.findByText(/^積込を記録しました/);
    expect(sent).toEqual([{ status: 4, bag_codes: [code(2)], scan_reason: 2 }]);
  });

  it('keeps what was scanned where it is refused', async () => {
    api.use(on('post', '/admin/washRequest/{id}/load', () => problem(500, {})));
    const { dialog, type, confirm } = await open('積込を確認');
    await type(code(1));
    await type(code(2));
    await confirm();
    expect(await dialog.findByText(/サーバーで問題が発生しました/)).toBeInTheDocument();
    expect(dialog.getByRole('listitem', { name: 'バッグ2 読み取り済み' })).toBeInTheDocument();
  });

  it.each<[Person, boolean]>([
    ['wash', false],
    ['lowest', true],
  ])('is asked of who may deliver: %s %j', async (person, mayLoad) => {
    renderConsole(`/staff/wash-requests-change/${request.id}`, { as: person });
    expect(await screen.findByRole('link', { name: 'ラベルを印刷' })).toHaveAttribute(
      'href',
      `/staff/bag-labels?id=${request.id}`,
    );
    expect(screen.queryByRole('button', { name: '積込を確認' }) !== null).toBe(mayLoad);
  });
});

it('shows what was scanned where, in the order of the way', async () => {
  const by = { staff_name1: '配達', staff_name2: '太郎', scanned_at: '2026-11-25 10:00:00' };
  request = buildRequest({
    handover_scans: [
      { handover: 3, count: 2, scanned: [1, 2], reason: null, ...by },
      { handover: 5, count: 2, scanned: [2], reason: 2, ...by },
    ],
  });
  renderConsole(`/staff/wash-requests-change/${request.id}`, { as: 'leader' });
  const section = within(await screen.findByRole('region', { name: 'ラベルの読み取り' }));
  expect(section.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['積込', '配達']);
  const [load, delivery] = section.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(load).toMatch(/^1\/2個（未読み取り：1）理由：バッグが見当たらない/);
  expect(delivery).toMatch(/^2個すべて.*配達 太郎$/);
});
