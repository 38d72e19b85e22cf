import { useEffect } from 'react';
import { answer, client } from '../lib/api';
import { acquisitionCode, keepAcquisition, keptAcquisition } from '../lib/acquisition';

/** Where a new visitor came from, told to the server once. */
export function useAcquisition(): void {
  useEffect(() => {
    const code = acquisitionCode(window.location, document.referrer);
    if (code === null || code === keptAcquisition()) return;
    keepAcquisition(code);
    void answer(client.POST('/api/v1/acquisition', { body: { referrer_code: code } })).catch(() => undefined);
  }, []);
}
