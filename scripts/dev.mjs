// npm run dev: API and both webs behind one address. The webs have Vite's hot reload; a change of the server or of the
// shared rules is compiled by itself and the API is back about a second later. Types are the editor's and `npm run check`'s matter.
import { existsSync, rmSync } from 'node:fs';
import { Api } from './dev/api.mjs';
import { compile, compileOnChange } from './dev/compile-on-change.mjs';
import { serveWebs } from './dev/serve-webs.mjs';
import { prepare } from './prepare/prepare.mjs';
import { stampOf, targets } from './prepare/targets.mjs';
import { endWithParent } from './end-with-parent.mjs';
import { at } from './repository.mjs';
import { main, say } from './steps.mjs';

const compiled = ['shared', 'backend'];

await main(async () => {
  if (existsSync(at('.env'))) process.loadEnvFile(at('.env'));
  const host = process.env.HOST || '127.0.0.1';
  const port = Number(process.env.PORT || 3000);
  await prepare({ names: compiled });
  // From here on single files are written to dist: what lies there is no longer what a stamp vouches for.
  targets.filter(({ name }) => compiled.includes(name)).forEach((target) => rmSync(stampOf(target), { force: true }));
  // That of a build holds all the others.
  await compile('backend/src/main.ts');
  endWithParent();

  const address = `http://${host}:${port}`;
  const api = await Api.start(address);
  await serveWebs({ host, port, api });
  compileOnChange(compiled, (files) => {
    say(`${files.join(', ')} → restarting the API`);
    api.restart();
  });
  say(`Customers ${address}/   Admin ${address}/admin   Staff ${address}/staff   API ${address}/api/docs`);
  say('Demo sign-ins are in README.md. Stop with Ctrl-C.');
  await new Promise(() => {});
});
