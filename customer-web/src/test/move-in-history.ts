import { act } from 'react';

/** The browser's Back and forward, by so many places. */
export async function moveInHistory(by: number): Promise<void> {
  await act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go(by);
    await moved;
  });
}
