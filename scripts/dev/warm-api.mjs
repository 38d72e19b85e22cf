// The next API process of `npm run dev`: loads what the server is built on, which takes most of a start, and waits for
// the word to load the server itself.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at } from '../repository.mjs';

const require = createRequire(at('backend/package.json'));
const { dependencies } = JSON.parse(readFileSync(at('backend/package.json'), 'utf8'));
const packages = Object.keys(dependencies).filter((name) => !name.startsWith('@laundry/'));
await Promise.allSettled(packages.map((name) => import(pathToFileURL(require.resolve(name)).href)));

await once(process, 'message');
process.disconnect();
process.argv.splice(1, 1, at('backend/dist/main.js'));
await import(pathToFileURL(process.argv[1]).href);
