import { useState } from 'react';

/** Copies texts, and says in these words whether it did. */
export function useCopy(words: { copied: string; failed: string }) {
  const [said, setSaid] = useState('');
  const copy = (text: string): void => {
    // Absent where the page came by plain HTTP.
    const copying = 'clipboard' in navigator ? navigator.clipboard.writeText(text) : Promise.reject(new Error());
    copying.then(
      () => setSaid(words.copied),
      () => setSaid(words.failed),
    );
  };
  return { said, copy };
}
