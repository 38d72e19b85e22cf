/** Colours of the console: ink on paper, one accent, and one family for each kind of row. */
export const tokens = {
  ink: '#16232e',
  inkSoft: '#4d5f6d',
  line: '#d5dde3',
  lineStrong: '#aab8c2',
  paper: '#ffffff',
  ground: '#f3f6f8',
  bar: '#12344d',
  accent: '#0b6b75',
  accentDark: '#074f57',
  accentSoft: '#e2f2f3',
  warn: '#a34a00',
  warnSoft: '#fff3e6',
  danger: '#b3261e',
  dangerSoft: '#fdecea',
  good: '#1d6b3a',
  goodSoft: '#e5f4ea',
  focus: '#1463d6',
  row: {
    red: { ground: '#fdeceb', edge: '#c0392b', ink: '#8f1f14' },
    yellow: { ground: '#fff8dc', edge: '#c99700', ink: '#6b5000' },
    green: { ground: '#e9f6ec', edge: '#2e8b57', ink: '#1b5e39' },
    blue: { ground: '#e8f1fc', edge: '#2f6fc1', ink: '#1c4b89' },
    gray: { ground: '#eceff1', edge: '#788791', ink: '#43525d' },
  },
} as const;

/** Touch targets are at least this high on phones, in pixels. */
export const TOUCH_TARGET = 44;
