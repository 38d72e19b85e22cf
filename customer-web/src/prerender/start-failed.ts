/** What `main` tells what runs before all scripts. */
export const START_FAILED = 'start-failed';

declare global {
  interface Window {
    /** Of a page that is there to be read: what its scripts wait for (before-scripts.ts). */
    startsAfter?: Promise<void>;
  }
}
