import { toSmallLetters } from '@laundry/shared/text/letter-case';
import { buildAdmin, buildCustomer } from '../harness/rows/build-people.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let admin: Caller;

beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await buildAdmin(app));
});
afterAll(() => app.close());

const search = async (name: string): Promise<number[]> => {
  const { body } = await admin.get('/admin/users').query({ filter: JSON.stringify({ name }) });
  return body.map(({ id }: { id: number }) => id);
};

describe('a search finds a name in any letter case, on every database alike', () => {
  it.each([
    ['Müller', ['müller', 'MÜLLER', 'mÜLL']],
    ['Åström', ['åström', 'ÅSTRÖM']],
    ['Ευαγγελία', ['ΕΥΑΓΓΕΛΊΑ', 'ευαγγελία']],
    ['Иванов', ['ИВАНОВ', 'иван']],
    ['ＡＢＥ', ['ａｂｅ', 'ＡＢ']],
    ['Łukasz%_', ['ŁUKASZ', 'z%_']],
    ['Ƞ', ['Ƞ']],
  ])('%s, however it is typed', async (name1, typed) => {
    const { id } = await buildCustomer(app, { name1, name2: '' });
    for (const text of typed) expect([text, await search(text)]).toEqual([text, [id]]);
  });

  it.each([
    ['Muller', 'Müller', 'an umlaut is a letter of its own'],
    ['ΜÜLLER', 'Müller', 'a Greek Μ is no M'],
    ['strasse', 'Straße', 'ß is one letter'],
  ])('%s does not find %s: %s', async (typed, name1) => {
    const { id } = await buildCustomer(app, { name1 });
    expect(await search(typed)).not.toContain(id);
  });
});

it('every letter has the same small letter in every database', async () => {
  const letters = Array.from({ length: 0x20000 }, (_, code) => code)
    .filter((code) => code >= 0x20 && (code < 0xd800 || code > 0xdfff))
    .map((code) => String.fromCodePoint(code));
  const different: string[] = [];
  for (let first = 0; first < letters.length; first += 1000) {
    const some = letters.slice(first, first + 1000);
    // Beside a column, whose collation decides which letters LOWER knows.
    const [row] = await app.database.query<{ small: string }>(
      'SELECT LOWER(CONCAT(SUBSTR(MIN(u.name1), 1, 0), ?)) AS small FROM users u',
      [some.join('\n')],
    );
    const small = row?.small.split('\n') ?? [];
    different.push(...some.filter((letter, index) => small[index] !== toSmallLetters(letter)));
  }
  expect(different).toEqual([]);
});
