import { vi } from 'vitest';

/** From here on nothing more fits into the browser's storage. */
export const fillStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
