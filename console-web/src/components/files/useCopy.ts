import { useNotify } from 'ra-core';

/** Copies a text, and says in these words whether it did. */
export function useCopy() {
  const notify = useNotify();
  return async (text: string, words: { readonly copied: string; readonly failed: string }): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify(words.copied, { type: 'success' });
    } catch {
      // Not every browser lets a page do it; what is on the screen can be selected.
      notify(words.failed, { type: 'warning' });
    }
  };
}
