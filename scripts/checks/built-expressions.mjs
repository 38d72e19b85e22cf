// Regular expressions that are put together of pieces: the lint cannot read them, so each is judged as it is once its file was loaded.
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { at } from '../repository.mjs';

const BUILT = /\bRegExp\(/g;
/** How a file of a workspace is loaded: as it was built, or, of what a browser gets in bundles, translated by itself. */
const built = (workspace, name) => import(pathToFileURL(at(workspace, 'dist', name.replace(/\.tsx?$/, '.js'))));
const translated = (workspace, name) => {
  const { outputText } = ts.transpileModule(readFileSync(at(workspace, 'src', name), 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
};
const WORKSPACES = {
  shared: built,
  backend: built,
  'web-kit': translated,
  'customer-web': translated,
  'console-web': translated,
};

/** What was put together, and by which file, whoever has loaded that first. */
const expressions = [];
globalThis.RegExp = new Proxy(RegExp, {
  construct(target, parts, self) {
    const expression = Reflect.construct(target, parts, self);
    expressions.push({ expression, by: new Error().stack?.split('\n')[2] ?? '' });
    return expression;
  },
});

const problems = [];
let judged = 0;
for (const [workspace, load] of Object.entries(WORKSPACES)) {
  const names = readdirSync(at(workspace, 'src'), { recursive: true }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  for (const name of names) {
    const count = readFileSync(at(workspace, 'src', name), 'utf8').match(BUILT)?.length ?? 0;
    if (count > 0) await judge(`${workspace}/src/${name}`, count, () => load(workspace, name));
  }
}
problems.forEach((problem) => console.error(problem));
if (problems.length > 0) process.exitCode = 1;
else console.log(`${judged} expressions that are put together of pieces: all are safe.`);

async function judge(file, count, load) {
  const before = expressions.length;
  await load();
  const path = file.replace(/^([\w-]+)\/src\/(.*)\.tsx?$/, '/$1/dist/$2.js');
  const own = expressions.filter(
    ({ by }, place) => by.includes(path) || (place >= before && by.includes('data:text/javascript')),
  );
  if (own.length !== count)
    problems.push(
      `${file}: ${count} are put together, ${own.length} when it is loaded: make each a constant of the file`,
    );
  for (const { expression } of own) {
    const { status, complexity } = checkSync(expression.source, expression.flags);
    judged += 1;
    if (status !== 'safe') problems.push(`${file}: ${expression} is ${status}: ${complexity?.summary ?? 'not judged'}`);
  }
}
