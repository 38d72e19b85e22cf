// npm run dev: compiles shared and the server on every change, restarts the server, serves both webs with hot reload.
import { rmSync } from 'node:fs';
import { prepare } from './prepare/prepare.mjs';
import { stampOf, targets } from './prepare/targets.mjs';
import { at, programOf } from './repository.mjs';
import { ended, main, say, start } from './steps.mjs';

const watched = ['shared', 'backend'];
const node = process.execPath;

await main(async () => {
  await prepare({ names: watched });
  // From here on the compilers write to dist by themselves: what lies there is no longer what a stamp vouches for.
  targets.filter(({ name }) => watched.includes(name)).forEach((target) => rmSync(stampOf(target), { force: true }));

  say('Customer web  http://127.0.0.1:5173/');
  say('Consoles      http://127.0.0.1:5174/admin/  and  http://127.0.0.1:5174/staff/');
  say('Stop with Ctrl-C.');
  const children = [
    ...watched.map((name) => run(name, [programOf('typescript', 'tsc', name), '--watch', '--preserveWatchOutput'])),
    run('.', ['--watch', '--watch-preserve-output', 'backend/dist/main.js']),
    run('customer-web', [programOf('vite', undefined, 'customer-web'), '--strictPort']),
    run('console-web', [programOf('vite', undefined, 'console-web'), '--strictPort']),
  ];
  await Promise.race(children.map(ended));
  say('One of the processes ended; stopping the others.');
  process.kill(process.pid, 'SIGTERM');
});

function run(folder, args) {
  return start(node, args, { cwd: at(folder), stdio: ['ignore', 'inherit', 'inherit'] });
}
