/** Reads a switch; what it does not understand becomes a line of `problems`. */
export function onOff(value: string | undefined, fallback: boolean, name: string, problems: string[]): boolean {
  if (value === undefined || value === '') return fallback;
  if (['1', 'on', 'true'].includes(value)) return true;
  if (['0', 'off', 'false'].includes(value)) return false;
  problems.push(`${name} must be on or off`);
  return fallback;
}

/** Reads a number from `min` to `max`; anything else becomes a line of `problems`. */
export function wholeNumber(
  value: string | undefined,
  fallback: number,
  min: number,
  max: number,
  name: string,
  problems: string[],
): number {
  if (value === undefined || value === '') return fallback;
  const number = /^\d+$/.test(value) ? Number(value) : NaN;
  if (number >= min && number <= max) return number;
  problems.push(`${name} must be a whole number from ${min} to ${max}`);
  return fallback;
}
