type Named = readonly [name: string, sign: RegExp];

/** In this order: each also says what it descends from. */
const SYSTEMS: readonly Named[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];
const BROWSERS: readonly Named[] = [
  ['LINE', /\bLine\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

/** By what name somebody knows their device again, the same in every language: `iPhone / Safari`; null: it says nothing of itself. */
export function deviceName(userAgent: string): string | null {
  const named = (list: readonly Named[]) => list.find(([, sign]) => sign.test(userAgent))?.[0];
  const names = [named(SYSTEMS), named(BROWSERS)].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(' / ') : null;
}
