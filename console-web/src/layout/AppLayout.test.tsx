import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { API, api } from '../testing/api';
import { renderConsole } from '../testing/render-console';

it('who follows a link to another screen begins at its heading; a search of the same one moves nobody', async () => {
  const none = () => HttpResponse.json([], { headers: { 'Content-Range': 'rows 0-0/0' } });
  api.use(http.get(`${API}/admin/venues`, none), http.get(`${API}/admin/areaInfos`, none));
  const { user } = renderConsole('/admin/venues', { as: 'admin' });
  await screen.findByText('該当件数：0件');
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('link', { name: '提供エリア' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: '提供エリア' })).toHaveFocus());
  const search = await screen.findByLabelText('郵便番号で絞り込む');
  await user.type(search, '150');
  await screen.findByText('該当件数：0件');
  expect(search).toHaveFocus();
});
