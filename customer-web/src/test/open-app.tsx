import { act, render } from '@testing-library/react';
import { App } from '../app/App';

/** Opens the whole application at an address, as a visitor does. Awaited, because screens arrive with their code. */
export async function openApp(path: string): Promise<void> {
  window.history.replaceState(null, '', path);
  await act(async () => {
    render(<App />);
  });
}
