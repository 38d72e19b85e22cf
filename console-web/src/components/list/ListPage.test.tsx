import { cleanup, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { API, api } from '../../testing/api';
import { listAddress } from '../../testing/list-address';
import { renderConsole } from '../../testing/render-console';

it.each([
  ['members', 'members', { name: '佐藤' }],
  ['venues', 'venues', { name: '渋谷' }],
  ['area-infos', 'areaInfos', { zipcode: '150' }],
])(
  'the list of %s is searched by its address alone, not by what was searched for before',
  async (path, served, filter) => {
    const asked: unknown[] = [];
    api.use(
      http.get(`${API}/admin/${served}`, ({ request }) => {
        asked.push(JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}'));
        return HttpResponse.json([], { headers: { 'Content-Range': 'rows 0-0/0' } });
      }),
    );
    for (const address of [listAddress(`/admin/${path}`, filter), `/admin/${path}`]) {
      renderConsole(address, { as: 'admin' });
      await screen.findByText('該当件数：0件');
      cleanup();
    }
    expect(asked).toEqual([filter, {}]);
  },
);
