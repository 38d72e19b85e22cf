import { randomBytes } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { Unavailable } from '../../common/errors/unavailable.js';
import { LOG, type Log } from '../../common/http/log/log.js';
import { CONFIG, type Config } from '../../config/config.js';
import { isPhotoName } from './photo-name.js';

const FILE = /^([0-9a-f]{32})\.jpg(\.part)?$/;
/** What has no room, may not write or finds a broken disk may do so again once somebody has seen to it. */
const RETRY_SECONDS = 60;

export interface StoredFile {
  readonly name: string;
  readonly isPart: boolean;
  readonly remove: () => Promise<void>;
}

/**
 * The files of photos: one folder, below DATA_DIR or that of FILES_URL, with a folder in it for each of 256 beginnings. A file is whole
 * or not there, never changed, and readable by the server's account only (docs/decisions/093).
 */
@Injectable()
export class PhotoStore {
  private readonly folder: string;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(LOG) private readonly log: Log,
  ) {
    this.folder = config.photosDir;
  }

  /** Stores a photo under a name that nobody guesses; it is on the disk then. Throws {@link Unavailable}. */
  async write(jpeg: Buffer): Promise<string> {
    const name = randomBytes(16).toString('hex');
    const file = this.fileOf(name);
    const part = `${file}.part`;
    try {
      await mkdir(this.folderOf(name), { recursive: true, mode: 0o700 });
      const handle = await open(part, 'wx', 0o600);
      try {
        await handle.writeFile(jpeg);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(part, file);
      return name;
    } catch (error) {
      this.log.error({ err: error }, 'a photo cannot be stored');
      await rm(part, { force: true }).catch(() => undefined);
      throw new Unavailable(RETRY_SECONDS);
    }
  }

  /** Null: it is not there, as after a restore without the files. */
  async read(name: string): Promise<Buffer | null> {
    try {
      return await readFile(this.fileOf(name));
    } catch (error) {
      if (isMissing(error)) return null;
      this.log.error({ err: error }, 'a photo cannot be read');
      throw new Unavailable(RETRY_SECONDS);
    }
  }

  remove(name: string): Promise<void> {
    return rm(this.fileOf(name), { force: true });
  }

  /** Files that were last written before a moment (ms), those among them that were never whole. */
  async *writtenBefore(epochMillis: number): AsyncGenerator<StoredFile> {
    for await (const folder of entriesOf(this.folder)) {
      for await (const file of entriesOf(join(this.folder, folder))) {
        const [, name, part] = FILE.exec(file) ?? [];
        const path = join(this.folder, folder, file);
        if (name === undefined || (await writtenAt(path)) >= epochMillis) continue;
        yield { name, isPart: part !== undefined, remove: () => rm(path, { force: true }) };
      }
    }
  }

  private folderOf(name: string): string {
    if (!isPhotoName(name)) throw new Error('This is no name of a photo.');
    return join(this.folder, name.slice(0, 2));
  }

  private fileOf(name: string): string {
    return join(this.folderOf(name), `${name}.jpg`);
  }
}

async function* entriesOf(folder: string): AsyncGenerator<string> {
  try {
    for await (const { name } of await opendir(folder)) yield name;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** ms; a file that is gone meanwhile is as if it was just written. */
async function writtenAt(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (isMissing(error)) return Infinity;
    throw error;
  }
}

const MISSING = new Set<unknown>(['ENOENT', 'ENOTDIR']);
const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && MISSING.has(error.code);
