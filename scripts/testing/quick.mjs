// What `npm test -- quick` runs besides the types: every test that needs no screen, no database and no server.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../repository.mjs';

const WITHOUT_SCREEN = /\.test\.ts$/;

export const quickRuns = () => [
  { name: 'shared' },
  { name: 'backend', more: ['src/'] },
  ...['web-kit', 'customer-web', 'console-web'].map((name) => ({ name, more: withoutScreen(name) })),
];

const withoutScreen = (name) =>
  readdirSync(at(name, 'src'), { recursive: true })
    .filter((path) => WITHOUT_SCREEN.test(path))
    .map((path) => join('src', path));
