/** Where a scale ends: 2, 4, 10, 20, 40, 100 …: whole at its half, too. */
export function niceEnd(most: number): number {
  for (let unit = 1; ; unit *= 10) {
    const end = [2, 4, 10].map((step) => step * unit).find((step) => step >= most);
    if (end !== undefined) return end;
  }
}
