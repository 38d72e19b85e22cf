import { createContext } from 'react';

/** Why nothing of what is open can be sent any more; null: it can. */
export const Halted = createContext<string | null>(null);
