// Installs Debian packages where that is ours to do: root, with apt-get.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from '../steps.mjs';

export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages; a failure is shown and left to the caller, who looks whether the program is there now. */
export function install(what, packages) {
  say(`Installing ${what} by apt (${packages.join(', ')}) …`);
  const run = (...args) => {
    const options = { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    const { status, stdout, stderr } = spawnSync('apt-get', ['-q', ...args], options);
    if (status !== 0) say(`${stdout}${stderr}`);
  };
  run('update');
  run('install', '-y', '--no-install-recommends', ...packages);
}
