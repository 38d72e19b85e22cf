import { setServerTime } from '@laundry/web-kit/clock';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { on } from '../../testing/answers';
import { api } from '../../testing/api';
import { ASSIGN_CHOICES, buildRequest, type Person } from '../../testing/builders';
import { renderConsole } from '../../testing/render-console';

const ROWS = [buildRequest({ id: 1 }), buildRequest({ id: 2, name1: '田中' }), buildRequest({ id: 3, name1: '森' })];

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 00:00:00 GMT');
  localStorage.clear();
  api.use(
    on('get', '/admin/washRequest', () => ROWS),
    on('get', '/admin/washRequest/{id}', ({ id }) => buildRequest({ id })),
    on('get', '/admin/washRequest/assignChoices', () => [...ASSIGN_CHOICES]),
    on('get', '/admin/search', () => ({ customers: [], requests: [], has_more: false })),
    on('get', '/payments/manualpayment', () => []),
    on('get', '/payments/manualpayment/sums', () => []),
  );
});

async function open(person: Person = 'admin') {
  const rendered = renderConsole(person === 'admin' ? '/admin/wash-requests' : '/staff/wash-requests', { as: person });
  await screen.findByText('該当件数：3件');
  return rendered;
}
const focusedId = () => document.activeElement?.getAttribute('data-id');
const place = ({ router }: Awaited<ReturnType<typeof open>>) => router.state.location.pathname;

describe('in a list', () => {
  it('J and K go from row to row, and stay at its ends', async () => {
    const { user } = await open();
    const visited: unknown[] = [];
    for (const key of ['j', 'j', 'j', 'j', 'k', 'k', 'k']) {
      await user.keyboard(key);
      visited.push(focusedId());
    }
    expect(visited).toEqual(['1', '2', '3', '3', '2', '1', '1']);
  });

  it('X ticks, A gives what is ticked to somebody, else the row', async () => {
    const { user } = await open();
    await user.keyboard('ja');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/伊藤 美咲/)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('xjx');
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await user.keyboard('a');
    expect(await screen.findByRole('dialog')).toHaveTextContent(/2件/);
  });

  it('E opens the row', async () => {
    const rendered = await open();
    await rendered.user.keyboard('jje');
    await waitFor(() => expect(place(rendered)).toBe('/admin/wash-requests-change/2'));
  });

  it('does nothing that the row does not offer', async () => {
    const { user } = await open('delivery');
    await user.keyboard('jxa');
    expect(focusedId()).toBe('1');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is typed where letters are typed', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '条件を変更' }));
    const field = await screen.findByRole('textbox', { name: 'ユーザーID' });
    await user.type(field, 'jkxae?');
    expect(field).toHaveValue('jkxae?');
    expect(field).toHaveFocus();
  });

  it('leaves the keys of the browser alone', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}{Meta>}j{/Meta}');
    expect(focusedId()).toBeNull();
  });
});

describe('the help', () => {
  it('says what each key does', async () => {
    const { user } = await open();
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'キー操作' });
    for (const key of ['Ctrl+K', '/', '?', 'J', 'K', 'X', 'A', 'E', 'M', 'B', 'C', 'N'])
      expect(within(help).getByText(key)).toBeInTheDocument();
  });

  it('turns the letters off, for this browser; Ctrl+K leads back to it', async () => {
    const { user, unmount } = await open();
    await user.keyboard('?');
    await user.click(await screen.findByRole('switch', { name: '1文字のキー操作を使う' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('j/?');
    expect(focusedId()).toBeNull();
    expect(screen.getByRole('combobox', { name: 'お客様・集配を検索' })).not.toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    unmount();
    const again = await open();
    await again.user.keyboard('j');
    expect(focusedId()).toBeNull();
    await again.user.keyboard('{Control>}k{/Control}');
    await again.user.type(await screen.findByRole('combobox', { name: /操作を探す/ }), 'キー操作');
    await again.user.click(await screen.findByRole('option', { name: 'キー操作' }));
    expect(await screen.findByRole('switch', { name: '1文字のキー操作を使う' })).not.toBeChecked();
  });
});

describe('the palette', () => {
  const palette = async (user: Awaited<ReturnType<typeof open>>['user'], text: string) => {
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: /操作を探す/ });
    if (text !== '') await user.type(field, text);
    return field;
  };
  const titles = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

  it('opens a screen by its name', async () => {
    const rendered = await open();
    await palette(rendered.user, '手動');
    expect(await titles()).toContain('手動決済');
    await rendered.user.keyboard('{Enter}');
    await waitFor(() => expect(place(rendered)).toBe('/admin/manual-payments'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has what somebody may open and do, before anything is typed', async () => {
    const { user } = await open('delivery');
    await palette(user, '');
    expect(await titles()).toEqual([
      ...['今日', '集配一覧', '操作履歴'],
      ...['ルート表を印刷', '自分のアカウント', 'キー操作', 'ログアウト'],
    ]);
  });

  it('opens the board of today', async () => {
    const rendered = await open();
    await palette(rendered.user, '割り当て');
    expect(await titles()).toContain('割り当てボード');
    await rendered.user.keyboard('{Enter}');
    await waitFor(() => expect(place(rendered)).toBe('/admin/assign-board'));
  });

  it('finds customers, too', async () => {
    const found = { id: 301, name1: '小林', name2: '誠司', company_name: null, phone_number: '0901', email: 'a@b.jp' };
    api.use(
      on('get', '/admin/search', () => ({
        customers: [{ ...found, status: 1, person: null, next_request: null, next_pickup: null, next_delivery: null }],
        requests: [],
        has_more: false,
      })),
    );
    const rendered = await open();
    await palette(rendered.user, '小林');
    await rendered.user.click(await screen.findByRole('option', { name: /小林 誠司/ }));
    await waitFor(() => expect(place(rendered)).toBe('/admin/customers/301'));
  });

  it('opens over a field, where letters are typed', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '条件を変更' }));
    await user.click(await screen.findByRole('textbox', { name: 'ユーザーID' }));
    await palette(user, '');
    expect(screen.getByRole('dialog', { name: /操作を探す/ })).toBeInTheDocument();
  });
});
