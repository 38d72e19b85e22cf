import { describe, expect, it } from 'vitest';
import choice from '../components/fields/Choice.module.css?raw';
import css from './tokens.css?raw';

/** `--ink: #14262e;` of the light theme, then those that the dark one changes. */
const colours = (part: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...part.matchAll(/\s--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
const [day = '', night = ''] = css.split('@media (prefers-color-scheme: dark)');
const THEMES = { light: colours(day), dark: { ...colours(day), ...colours(night) } };

/** As WCAG 2.2 reckons it. */
function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const SURFACES = ['paper', 'ground', 'accent-soft', 'danger-soft', 'warn-soft', 'good-soft', 'disabled-ground'];
const TEXT: Readonly<Record<string, readonly string[]>> = {
  ink: SURFACES,
  'ink-soft': ['paper', 'ground', 'accent-soft', 'disabled-ground'],
  accent: ['paper', 'ground', 'accent-soft', 'warn-soft', 'good-soft', 'danger-soft'],
  'accent-deep': ['paper', 'accent-soft'],
  danger: ['paper', 'ground', 'danger-soft'],
  warn: ['paper', 'warn-soft'],
  good: ['paper', 'good-soft'],
  'on-strong': ['accent', 'accent-deep', 'danger', 'danger-deep'],
  'on-env': ['env'],
  paper: ['ink'],
};
/** What is no text: borders of controls, and where the keyboard is. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  'line-strong': ['paper', 'ground', 'danger-soft'],
  focus: ['paper', 'ground', 'accent-soft'],
};

describe.each(Object.entries(THEMES))('in the %s theme', (_name, theme) => {
  const pairs = (of: typeof TEXT) => Object.entries(of).flatMap(([front, backs]) => backs.map((back) => [front, back]));

  it.each(pairs(TEXT))('%s can be read on %s', (front, back) => {
    expect(contrast(theme[front] ?? '', theme[back] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(SHAPES))('%s can be seen on %s', (front, back) => {
    expect(contrast(theme[front] ?? '', theme[back] ?? '')).toBeGreaterThanOrEqual(3);
  });
});

it('draws what is not chosen with the edge and the ground of controls, by night too', () => {
  const [, empty = ''] = /^\.input:not\(:checked\) \{([^}]+)/m.exec(choice) ?? [];
  expect(empty).toMatch(/border: .+ var\(--line-strong\)/);
  expect(empty).toContain('background: var(--paper)');
});

it('has no colour outside this file', () => {
  const others = import.meta.glob<string>(['../**/*.css', '!./tokens.css'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const own = Object.entries(others).filter(([, text]) => /#[0-9a-f]{3,8}\b|\brgb\(|\bhsl\(/i.test(text));
  expect(own.map(([path]) => path)).toEqual([]);
});
