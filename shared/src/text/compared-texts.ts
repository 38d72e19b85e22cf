/** By code unit, the same on every machine; below 0: the one comes before the other. */
export function comparedTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
