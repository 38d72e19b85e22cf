import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import { App } from '../app/App';

/**
 * Opens the whole application at an address, as a visitor does. Awaited, because screens arrive with their code: on a busy
 * machine reading that takes longer than a test waits for what it shows. `state`: of the place of the browser's history.
 */
export async function openApp(path: string, state?: object): Promise<void> {
  window.history.replaceState(state ? { usr: state, key: 'opened', idx: 0 } : null, '', path);
  await act(async () => {
    render(<App />);
    await vi.dynamicImportSettled();
  });
}
