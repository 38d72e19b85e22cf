/** The rows of a query, read a batch at a time behind the last id of the one before: however many, few are in memory. */
export async function* inBatches<Row extends { readonly id: number }>(
  read: (afterId: number, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let afterId = 0; ;) {
    const rows = await read(afterId, BATCH);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    afterId = last.id;
  }
}

const BATCH = 500;
