import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepFirstRequest } from '../../../lib/first-request';
import { fillIn } from '../../../test/fill-in';
import { openApp } from '../../../test/open-app';
import { api, server } from '../../../test/server';

const AREA = { error: null, is_valid_monthly: true, is_valid_onetime: true, is_valid_onetime_b: false };

beforeEach(() => {
  server.use(http.get(api('/areaInfo'), () => HttpResponse.json(AREA)));
  keepFirstRequest({
    count: 2,
    sched_pickup_dt: '2026-12-11 13:00:00',
    sched_delivery_dt: '2026-12-14 18:00:00',
    price: 5_000,
  });
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.getByRole('heading', { name });
const isAt = (name: string) => waitFor(() => expect(heading(name)).toHaveFocus());
const move = (by: number) =>
  act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go(by);
    await moved;
  });

async function open(): Promise<void> {
  await openApp('/register?first=1');
  await screen.findByLabelText(/利用規約/);
}

async function toYou(): Promise<void> {
  await userEvent.click(screen.getByRole('radio', { name: /^対面/ }));
  await press('お伺い先へ進む');
  await isAt('お伺い先');
  await fillIn(screen.getByLabelText(/^郵便番号/), '1500001');
  await fillIn(screen.getByLabelText(/^都道府県/), '東京都渋谷区');
  await fillIn(screen.getByLabelText(/^町名・番地/), '神宮前1-2-3');
  await press('ご登録者へ進む');
  await isAt('ご登録者');
}

describe('the parts of a registration for a request', () => {
  it('are places of the history: Back leads to the one before, with what was typed, and forward again', async () => {
    await open();
    await toYou();
    await move(-1);
    await isAt('お伺い先');
    expect(screen.getByLabelText(/^町名・番地/)).toHaveValue('神宮前1-2-3');
    expect(screen.getByLabelText(/^町名・番地/)).toBeVisible();
    await move(-1);
    await isAt('ご利用内容');
    await move(2);
    await isAt('ご登録者');
    expect(screen.getByLabelText(/^姓必須/)).toBeVisible();
  });

  it('are believed as far as those before are complete', async () => {
    window.history.replaceState({ usr: { part: 'finish' }, key: 'k', idx: 0 }, '', '/register?first=1');
    await open();
    expect(screen.getByRole('radio', { name: /^対面/ })).toBeVisible();
    expect(screen.getByLabelText(/利用規約/)).not.toBeVisible();
  });
});
