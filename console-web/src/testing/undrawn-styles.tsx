import { createRequire } from 'node:module';
import type { EmotionCache } from '@emotion/react';
import type { Provider, ReactNode } from 'react';

// MUI's own copy: it is read by Node's resolution, our imports by Vite's.
const require = createRequire(import.meta.url);
const { CacheProvider } = require('@emotion/react') as { CacheProvider: Provider<EmotionCache> };
const { default: createCache } = require('@emotion/cache') as typeof import('@emotion/cache');

const cache = createCache({ key: 'css', container: document.createElement('div') });

/** Keeps MUI's rules out of the document: jsdom goes through every one at each look at an element, and draws nothing. */
export const UndrawnStyles = ({ children }: { readonly children: ReactNode }) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
);
