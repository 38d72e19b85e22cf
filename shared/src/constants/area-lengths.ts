/** Letters of what an area's row says. */
export const AREA_LENGTHS = { zipcode: 20, prefecture: 20, address: 100, notes: 1000 } as const;
