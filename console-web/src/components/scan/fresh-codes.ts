/** A code that stays in the picture is told once; taken away for so long, it is a new one. */
const GONE_MS = 1_500;

/** Tells which of the codes that a camera sees, many times a second, somebody has just shown. */
export function freshCodes() {
  let last: { readonly text: string; readonly seen: number } | null = null;
  return (text: string | null, now: number): string | null => {
    if (text === null) return null;
    const isSame = last?.text === text && now - last.seen < GONE_MS;
    last = { text, seen: now };
    return isSame ? null : text;
  };
}
