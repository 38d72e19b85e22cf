import { expect, it } from 'vitest';
import { routeParts } from './route-parts';

const parts = (addresses: readonly string[]) => routeParts(addresses, (address) => address);
const queryOf = (url: string | undefined) => new URL(url ?? '').searchParams;
const streets = (count: number, town = '神宮前') =>
  Array.from({ length: count }, (_, place) => `東京都渋谷区${town}${place + 1}丁目1番1号`);

it('is one route whose last stop is where it leads', () => {
  const [only, ...others] = parts(streets(3));
  expect(others).toEqual([]);
  expect(only?.url).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&travelmode=driving&/);
  expect(queryOf(only?.url).get('destination')).toBe('東京都渋谷区神宮前3丁目1番1号');
  expect(queryOf(only?.url).get('waypoints')).toBe('東京都渋谷区神宮前1丁目1番1号|東京都渋谷区神宮前2丁目1番1号');
  expect(queryOf(only?.url).has('origin')).toBe(false);
});

it.each([
  [0, []],
  [1, [1]],
  [10, [10]],
  [11, [10, 1]],
  [25, [10, 10, 5]],
])('of %i stops has parts of %j', (count, sizes) =>
  expect(parts(streets(count)).map(({ stops }) => stops.length)).toEqual(sizes),
);

it('takes several stops in one house for one', () => {
  const [house = '', other = ''] = streets(2);
  const many = [...Array.from({ length: 12 }, () => house), other];
  const [only, ...others] = parts(many);
  expect(others).toEqual([]);
  expect(only?.stops).toHaveLength(13);
  expect(queryOf(only?.url).get('waypoints')).toBe(house);
});

it('goes nowhere else for a bar that somebody has typed into an address', () => {
  const [first = '', last = ''] = streets(2);
  const [only] = parts([`${first}|東京駅|品川駅`, last]);
  expect(queryOf(only?.url).get('waypoints')).toBe(`${first} 東京駅 品川駅`);
});

it('parts what is too long for an address', () => {
  const long = parts(streets(10, '神宮前の長い名前の町の長い名前の丘の上の長い名前の通り'));
  expect(long.length).toBeGreaterThan(1);
  expect(long.flatMap(({ stops }) => stops)).toHaveLength(10);
  for (const { url } of long) expect(url.length).toBeLessThanOrEqual(2_048);
});
