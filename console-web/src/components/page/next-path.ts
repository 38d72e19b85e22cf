import { createContext, use } from 'react';

/** Asks for the path, with the router's base, that somebody is at or on the way to. */
type AskNextPath = () => string;

export const NextPath = createContext<AskNextPath>(() => '');

/** Ahead of `useLocation`, which is the place of the screen that stands until the next one is here. */
export const useNextPath = (): AskNextPath => use(NextPath);
