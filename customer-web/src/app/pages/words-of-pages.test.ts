import { expect, it } from 'vitest';

const files = import.meta.glob<string>('../../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
/** By their path below `src`. */
const sources = new Map(
  Object.entries(files).map(([path, text]) => [new URL(path, 'file:///app/pages/').pathname, text]),
);

/** Known before any page: of the application itself, or of the messages that each page names. */
const ANYWHERE = ['common', 'messages_sign_in', 'messages_beyond'];

/** A file, and all that arrives with it. */
function arrivingWith(path: string, known = new Set<string>()): Set<string> {
  const file = ['.ts', '.tsx'].map((ending) => path + ending).find((each) => sources.has(each));
  if (file === undefined || known.has(file)) return known;
  known.add(file);
  const code = (sources.get(file) ?? '').replaceAll(/import type [^;]+;/g, '');
  for (const [, from = ''] of code.matchAll(/from '(\.[^']+)'/g))
    arrivingWith(new URL(from, `file://${file}`).pathname, known);
  return known;
}

const pages = (sources.get('/app/pages/pages.ts') ?? '').split(/\bpage\(/).flatMap((text) => {
  const [, screen] = /(?:routes\/|later\(')(\w+)'\)/.exec(text) ?? [];
  return screen === undefined
    ? []
    : { route: `routes/${screen}`, named: [...text.matchAll(/'(\w+)'/g)].map(([, name]) => name) };
});

it.each(pages)(
  '$route comes with all its words: the page would be hidden while one comes later, and the focus lost',
  ({ route, named }) => {
    const code = [...arrivingWith(`/${route}`)].map((file) => sources.get(file) ?? '').join('\n');
    const used = new Set([...code.matchAll(/use(?:Texts|Translate)\('(\w+)'/g)].map(([, name]) => name));
    expect([...used].filter((name) => !named.includes(name) && !ANYWHERE.includes(name ?? ''))).toEqual([]);
  },
);

it('finds the pages', () => expect(pages.length).toBeGreaterThan(25));
