import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = resolve(__dirname, '../../../../../docker/cluster');

/** A file of what ships for a cluster: what is proved here is what is run. */
export const shipped = (name: string): string => readFileSync(`${FOLDER}/${name}`, 'utf8');

/** s that such a file names. */
export function secondsIn(name: string, where: RegExp): number {
  const [, seconds] = where.exec(shipped(name)) ?? [];
  if (seconds === undefined) throw new Error(`${name} does not say ${where}`);
  return Number(seconds);
}
