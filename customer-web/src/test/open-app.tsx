import { type RenderResult, render } from '@testing-library/react';
import { App } from '../app/App';

/** Opens the whole application at an address, as a visitor does. */
export function openApp(path: string): RenderResult {
  window.history.replaceState(null, '', path);
  return render(<App />);
}
