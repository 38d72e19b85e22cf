import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { on } from '../../../testing/answers';
import { api, problem } from '../../../testing/api';
import { renderConsole } from '../../../testing/render-console';

const LEFT = { detail: '次野 守さんの担当に変わりました', reason: 'stop_left', staff_name: '次野 守' };

it('a driver who opens a request that left them reads why, and goes back to the day', async () => {
  api.use(
    on('get', '/admin/washRequest/{id}', () => problem(404, LEFT)),
    on('get', '/admin/work', () => []),
  );
  const { user } = renderConsole('/staff/wash-requests-change/1', { as: 'delivery' });
  expect(await screen.findByRole('heading', { name: 'この集配は操作できなくなりました' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(LEFT.detail);
  expect(screen.queryByRole('button', { name: 'もう一度読み込む' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: '今日の予定へ' }));
  expect(await screen.findByText('今日の予定はありません')).toBeVisible();
});

it.each([
  ['that was never theirs', 404],
  ['that did not come for another reason', 500],
])('a request %s may be read again', async (_, status) => {
  api.use(on('get', '/admin/washRequest/{id}', () => problem(status, {})));
  renderConsole('/staff/wash-requests-change/1', { as: 'delivery' });
  expect(await screen.findByRole('button', { name: 'もう一度読み込む' })).toBeVisible();
});
