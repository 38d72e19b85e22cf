import { copyText } from '@laundry/web-kit/files/copy-text';
import { useState } from 'react';

/** Copies texts, and says in these words whether it did. */
export function useCopy(words: { copied: string; failed: string }) {
  const [said, setSaid] = useState('');
  const copy = (text: string): void => {
    void copyText(text).then((isCopied) => setSaid(isCopied ? words.copied : words.failed));
  };
  return { said, copy };
}
