const MOST = 2_000;

/** A pure function of one text or number that keeps its answers, a bounded number of them: for what rows repeat. */
export function memoize<Key extends string | number, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const answers = new Map<Key, Value>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    if (answers.size >= MOST) answers.clear();
    answers.set(key, value);
    return value;
  };
}
