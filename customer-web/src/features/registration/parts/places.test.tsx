import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { TYPED_REGISTRATION, goOnTo } from '../../../test/builders/registration';
import { fillIn } from '../../../test/fill-in';
import { leaveTyped } from '../../../test/draft';
import { moveInHistory } from '../../../test/move-in-history';
import { openApp } from '../../../test/open-app';
import { api, server } from '../../../test/server';

const AREA = { error: null, is_valid_monthly: true, is_valid_onetime: true, is_valid_onetime_b: false };

beforeEach(() => server.use(http.get(api('/areaInfo'), () => HttpResponse.json(AREA))));

const heading = (name: string) => screen.getByRole('heading', { name });
const isAt = (name: string) => waitFor(() => expect(heading(name)).toHaveFocus());
async function open(state?: object): Promise<void> {
  await openApp('/register', state);
  await screen.findByLabelText(/利用規約/);
}

async function toYou(): Promise<void> {
  await userEvent.click(screen.getByRole('radio', { name: /^単発プラン/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^対面/ }));
  await goOnTo('集配先');
  await fillIn(screen.getByLabelText(/^郵便番号/), '1500001');
  await fillIn(screen.getByLabelText(/^都道府県/), '東京都渋谷区');
  await fillIn(screen.getByLabelText(/^町名・番地/), '神宮前1-2-3');
  await goOnTo('ご登録者');
}

describe('the parts of a registration', () => {
  it('are places of the history: Back leads to the one before, with what was typed, and forward again', async () => {
    await open();
    await toYou();
    await moveInHistory(-1);
    await isAt('集配先');
    expect(screen.getByLabelText(/^町名・番地/)).toHaveValue('神宮前1-2-3');
    expect(screen.getByLabelText(/^町名・番地/)).toBeVisible();
    await moveInHistory(-1);
    await isAt('ご利用内容');
    await moveInHistory(2);
    await isAt('ご登録者');
    expect(screen.getByLabelText(/^姓必須/)).toBeVisible();
  });

  it('are believed as far as those before are complete', async () => {
    leaveTyped('registration', TYPED_REGISTRATION);
    await open({ part: 'finish' });
    expect(await screen.findByRole('heading', { name: 'ご登録者' })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^パスワード必須/)).toBeVisible());
    expect(screen.getByRole('button', { name: 'お手続きへ進む' })).toBeVisible();
    expect(screen.getByLabelText(/利用規約/)).not.toBeVisible();
    const part = heading('ご登録者').closest('section');
    expect(part).toContainElement(screen.getByText(/^入力の途中から再開しました/));
  });

  it('tell of what was stored where one begins, and no more after a step on', async () => {
    leaveTyped('registration', TYPED_REGISTRATION);
    await open();
    expect(screen.getByText(/^入力の途中から再開しました/)).toBeVisible();
    await goOnTo('集配先');
    expect(screen.queryByText(/^入力の途中から再開しました/)).not.toBeInTheDocument();
  });
});
