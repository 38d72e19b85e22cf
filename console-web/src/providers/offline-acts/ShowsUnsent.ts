import { createContext } from 'react';

/** Whether this screen shows what is kept: only there may an act wait for the line. */
export const ShowsUnsent = createContext(false);
