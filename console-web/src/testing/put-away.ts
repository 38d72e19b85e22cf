import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Whoever holds the phone puts it away: what the screen holds back is sent. */
export function putAway(): void {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  seen.mockRestore();
}

/** They take it up again. */
export function takeUp(): void {
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
