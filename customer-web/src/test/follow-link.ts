import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';

/** Follows a link. Awaited as a whole, because the next screen arrives with its code. */
export async function followLink(link: HTMLElement): Promise<void> {
  await act(async () => {
    await userEvent.click(link);
    await vi.dynamicImportSettled();
  });
}
