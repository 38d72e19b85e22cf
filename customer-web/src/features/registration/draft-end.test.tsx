import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillIn } from '../../test/fill-in';
import { followLink } from '../../test/follow-link';
import { openApp } from '../../test/open-app';

const kept = () => JSON.stringify({ ...sessionStorage });
const later = (minutes: number) => vi.advanceTimersByTime(minutes * 60_000);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

it('what a guest typed ends in time on whichever screen is open, and other drafts stay', async () => {
  await openApp('/register');
  await userEvent.click(await screen.findByRole('radio', { name: /^ドアノブ/ }));
  await followLink(screen.getAllByRole('link', { name: 'お問い合わせ' })[0] ?? document.body);
  await fillIn(await screen.findByLabelText(/^お問い合わせ内容/), '質問');
  later(29);
  expect(kept()).toContain('pickup_delivery_type');
  later(2);
  expect(kept()).not.toContain('pickup_delivery_type');
  expect(kept()).toContain('質問');
});
