import { createContext, use } from 'react';

/** Asks for the path, with the router's base, that somebody is at or on the way to. */
type AskNextPath = () => string;

/** The browser knows it; a router of another kind says so itself. */
export const NextPath = createContext<AskNextPath>(() => window.location.pathname);

/** Ahead of `useLocation`, which is the place of the screen that stands until the next one is here. */
export const useNextPath = (): AskNextPath => use(NextPath);
