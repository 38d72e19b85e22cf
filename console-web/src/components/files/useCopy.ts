import { copyText } from '@laundry/web-kit/files/copy-text';
import { useNotify } from 'ra-core';

/** Copies a text, and says in these words whether it did; if not, what is on the screen can be selected. */
export function useCopy() {
  const notify = useNotify();
  return async (text: string, words: { readonly copied: string; readonly failed: string }): Promise<void> => {
    if (await copyText(text)) notify(words.copied, { type: 'success' });
    else notify(words.failed, { type: 'warning' });
  };
}
