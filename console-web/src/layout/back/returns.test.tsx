import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api, detailHandler, listHandler } from '../../testing/api';
import { buildRequest } from '../../testing/builders';
import { listAddress } from '../../testing/list-address';
import { renderConsole } from '../../testing/render-console';

it('a request that is closed leaves the keyboard with its row', async () => {
  const rows = [buildRequest({ id: 1 }), buildRequest({ id: 2, name1: '田中' })];
  const { user } = renderConsole(listAddress('/staff/wash-requests', { from: '2026-11-25', to: '2026-11-25' }), {
    as: 'leader',
  });
  api.use(
    listHandler(rows),
    detailHandler(() => rows[1]!),
  );
  await screen.findByText('該当件数：2件');
  const link = () => document.querySelector<HTMLElement>('tr[data-id="2"] [data-key="open"]');
  link()?.focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('link', { name: /一覧へ戻る/ }));
  await screen.findByText('該当件数：2件');
  await waitFor(() => expect(link()).toHaveFocus());
});
