// Compiles a TypeScript file that was saved, and nothing else: a tenth of a second instead of a compiler's run.
import { watch } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { at } from '../repository.mjs';
import { say } from '../steps.mjs';

const SETTLE_MS = 60;
const SOURCE = /^(?!.*\.(test|d)\.ts$).*\.ts$/;

/** What swc must do as tsc does it for these workspaces (tsconfig.json of each). */
const options = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
    target: 'es2023',
  },
  module: { type: 'es6' },
  swcrc: false,
};

/** Watches `src` of the workspaces; calls `changed` with the files' names after each burst of changes that compiled. */
export function compileOnChange(workspaces, changed) {
  const waiting = new Set();
  let timer;

  for (const workspace of workspaces) {
    watch(at(workspace, 'src'), { recursive: true }, (_event, name) => {
      if (!name || !SOURCE.test(name)) return;
      waiting.add(join(workspace, 'src', name));
      clearTimeout(timer);
      timer = setTimeout(() => void compileWaiting(), SETTLE_MS);
    });
  }

  async function compileWaiting() {
    const files = [...waiting];
    waiting.clear();
    const results = await Promise.allSettled(files.map(compile));
    results
      .filter(({ status }) => status === 'rejected')
      .forEach(({ reason }) => say(String(reason.message ?? reason)));
    if (results.every(({ status }) => status === 'fulfilled')) changed(files);
  }
}

/** Writes the JavaScript of one source, or takes away that of one that is gone. */
export async function compile(file) {
  const { transform } = createRequire(at('backend/package.json'))('@swc/core');
  const output = at(file.replace(/([\\/])src([\\/])/, '$1dist$2').replace(/\.ts$/, '.js'));
  const source = await readFile(at(file), 'utf8').catch(() => undefined);
  if (source === undefined) return rm(output, { force: true });
  const { code } = await transform(source, { ...options, filename: at(file) });
  await mkdir(dirname(output), { recursive: true });
  return writeFile(output, code);
}
