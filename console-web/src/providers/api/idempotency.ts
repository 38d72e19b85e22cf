import { useRef } from 'react';

/** One key for each body that a form sends: sent again after a lost answer it makes nothing twice, changed it is another. */
export function useIdempotencyKey(): (body: object) => string {
  const last = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: newKey() };
    return last.current.key;
  };
}

function newKey(): string {
  // randomUUID exists on https only; a console may be opened over http on a local network.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
