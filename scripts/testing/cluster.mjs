// What a cluster of database nodes on this machine needs: Debian's packages, installed where that is ours to do.
import { existsSync } from 'node:fs';
import { StepFailed } from '../steps.mjs';
import { canInstall, install } from './apt.mjs';

const NEEDED = {
  '/usr/sbin/mariadbd': 'mariadb-server',
  '/usr/lib/galera/libgalera_smm.so': 'galera-4',
  '/usr/bin/rsync': 'rsync',
  '/usr/sbin/haproxy': 'haproxy',
};
const missing = () => Object.entries(NEEDED).flatMap(([path, name]) => (existsSync(path) ? [] : [name]));

/** Throws StepFailed when something is not there and cannot be installed. */
export function findOrInstallCluster() {
  if (missing().length > 0 && canInstall()) install('a database cluster', missing());
  const names = missing();
  if (names.length > 0) throw new StepFailed(`A cluster needs Debian's packages ${names.join(', ')}.`);
}
