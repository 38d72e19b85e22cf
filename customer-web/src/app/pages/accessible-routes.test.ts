import { expect, it } from 'vitest';
import { CUSTOMER_PAGES, GUEST_PAGES, OPEN_PAGES } from './pages';

/** The screens that the accessibility suite brings up, by the addresses that it opens. */
const lists = Object.values(
  import.meta.glob<string>('../../../../e2e/screens/customer/*-screens.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const opened = lists.flatMap((list) => [...list.matchAll(/['`](\/[^'`?$]*)/g)].map(([, address = '']) => address));

it.each([...GUEST_PAGES, ...OPEN_PAGES, ...CUSTOMER_PAGES].map(({ path }) => path))(
  '%s has a row in the accessibility list',
  (path) => {
    const [fixed = ''] = path.split(':');
    expect(opened.some((address) => (fixed === path ? address === path : address.startsWith(fixed)))).toBe(true);
  },
);
