import { createContext } from 'react';

/** Why nothing of what is open can be sent any more, in place of what was said of it before; null: it can. */
export const Halted = createContext<string | null>(null);
