/** By day or by night, as the system asks. */
export type Mode = 'light' | 'dark';

const values: Readonly<Record<Mode, Map<string, string>>> = { light: new Map(), dark: new Map() };

/** A colour by day and by night, as styles use it: a CSS variable that the theme sets (`variablesOf`). */
export function colour(light: string, dark: string): string {
  const name = `--colour-${values.light.size + 1}`;
  values.light.set(name, light);
  values.dark.set(name, dark);
  return `var(${name})`;
}

/** Every colour's variable and its value. */
export const variablesOf = (mode: Mode): Readonly<Record<string, string>> => Object.fromEntries(values[mode]);

/** The value itself, for what calculates with a colour. Throws for what is no colour. */
export function valueOf(variable: string, mode: Mode): string {
  const value = values[mode].get(variable.slice('var('.length, -1));
  if (value === undefined) throw new Error(`no colour: ${variable}`);
  return value;
}
