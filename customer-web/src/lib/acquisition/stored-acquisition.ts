import { storeIfItFits } from '@laundry/web-kit/storage/store-if-it-fits';

const KEY = 'laundry.customer.acquisition';

/** Of which source this device's visitor is known to come; null when of none. */
export const storedAcquisition = (): number | null => Number(localStorage.getItem(KEY)) || null;
export const storeAcquisition = (code: number): void => void storeIfItFits(localStorage, KEY, String(code));
/** Once registered, the next registration on this device tells its own source. */
export const clearAcquisition = (): void => localStorage.removeItem(KEY);
