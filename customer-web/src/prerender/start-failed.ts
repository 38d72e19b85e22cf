/** What `main` tells what runs before all scripts. */
export const START_FAILED = 'start-failed';
