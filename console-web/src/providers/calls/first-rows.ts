/** The first so many of what belongs to one record. */
export const firstRows = (id: number, rows: number) => ({
  params: { path: { id }, query: { range: JSON.stringify([0, rows - 1]) } },
});
