/** Bits below which a secret is guessed rather than made by chance. */
const BITS = 100;

/** Whether a secret was typed rather than made: one letter or a short piece repeated, few different letters. */
export function isWeakSecret(secret: string): boolean {
  const period = (secret + secret).indexOf(secret, 1);
  return bitsOf(secret.slice(0, period)) < BITS;
}

/** What its letters say at most, each by how often it comes. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / text.length), 0);
}
