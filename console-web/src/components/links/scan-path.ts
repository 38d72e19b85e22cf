export const SCAN_PATH = '/scan';

/** The state of a place that a label led to: its code. */
export const withScanned = (code: string): { readonly scanned: string } => ({ scanned: code });

/** The code of the label that led here; null: something else did. */
export const scannedIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'scanned' in state && typeof state.scanned === 'string'
    ? state.scanned
    : null;
