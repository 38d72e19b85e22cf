import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEGABYTE = Buffer.alloc(1 << 20);
const PAGE = MEGABYTE.subarray(0, 4_096);

export interface SmallDisk {
  readonly folder: string;
  /** Nothing more can be written, until it is freed. */
  readonly fill: () => void;
  readonly free: () => void;
  readonly drop: () => void;
}

/** A disk of so many megabytes, in memory; null where nobody may mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'laundry-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  const filler = join(folder, 'filler');
  const drop = () => {
    process.off('exit', drop);
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', drop);
  return { folder, fill: () => fill(filler), free: () => rmSync(filler, { force: true }), drop };
}

function fill(file: string): void {
  const open = openSync(file, 'a');
  for (const piece of [MEGABYTE, PAGE]) while (hasRoom(open, piece));
  closeSync(open);
}

function hasRoom(file: number, piece: Buffer): boolean {
  try {
    return writeSync(file, piece) === piece.length;
  } catch (error) {
    if (codeOf(error) === 'ENOSPC') return false;
    throw error;
  }
}

/** Not by its class: a test's is another one. */
const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
