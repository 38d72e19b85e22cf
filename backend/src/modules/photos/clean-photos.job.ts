import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@laundry/shared/constants/limits';
import { addDays, addHours, at, dateOf } from '@laundry/shared/time/jst';
import { In, IsNull, LessThan, type FindOptionsWhere } from 'typeorm';
import { Clock } from '../../common/clock/clock.js';
import type { Job, JobResult } from '../../common/jobs/job.js';
import { Database } from '../../common/transaction/database.js';
import { PhotoStore, type StoredFile } from './photo-store.js';
import { Photo } from './photo.entity.js';

const BATCH = 200;
/** Nothing was written with it, and nothing is proved by it. */
const UNUSED = { claim_id: IsNull(), wash_request_id: IsNull() };
/** ms that a file may be without its row: much longer than a call takes. */
const UNROWED = 60 * 60 * 1000;

/**
 * Deletes photos whose days are over, those that nothing was written with, and files whose row is not there (any more): of calls that
 * were cut off, of customers who were erased, of a database that was restored. First the row, then the file.
 */
@Injectable()
export class CleanPhotosJob implements Job {
  readonly name = 'clean-photos';
  readonly schedule = { dailyAt: '04:30' } as const;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(PhotoStore) private readonly store: PhotoStore,
  ) {}

  async run(stop: AbortSignal): Promise<JobResult> {
    const now = this.clock.now();
    const kept = at(addDays(dateOf(now), -LIMITS.photoDays), '00:00');
    const done =
      (await this.drop({ created_at: LessThan(kept) }, stop)) +
      (await this.drop({ ...UNUSED, created_at: LessThan(addHours(now, -LIMITS.unusedPhotoHours)) }, stop)) +
      (await this.dropUnrowed(stop));
    return { found: done, done, failed: 0 };
  }

  private async drop(where: FindOptionsWhere<Photo>, stop: AbortSignal): Promise<number> {
    const { manager } = this.database;
    for (let done = 0; ;) {
      const order = { created_at: 'ASC', id: 'ASC' } as const;
      const photos = stop.aborted ? [] : await manager.find(Photo, { where, order, take: BATCH });
      if (photos.length === 0) return done;
      const { affected } = await manager.delete(Photo, { ...where, id: In(photos.map(({ id }) => id)) });
      // One that was written with at this moment keeps its file; what is left over is without a row tomorrow.
      if (affected === photos.length) for (const { name } of photos) await this.store.remove(name);
      done += affected ?? 0;
    }
  }

  private async dropUnrowed(stop: AbortSignal): Promise<number> {
    let done = 0;
    let files: StoredFile[] = [];
    for await (const file of this.store.writtenBefore(performance.timeOrigin + performance.now() - UNROWED)) {
      if (stop.aborted) break;
      files.push(file);
      if (files.length < BATCH) continue;
      done += await this.dropThose(files);
      files = [];
    }
    return done + (await this.dropThose(files));
  }

  private async dropThose(files: readonly StoredFile[]): Promise<number> {
    if (files.length === 0) return 0;
    const where = { name: In(files.map(({ name }) => name)) };
    const rows = await this.database.manager.find(Photo, { select: { name: true }, where });
    const known = new Set(rows.map(({ name }) => name));
    const unrowed = files.filter(({ name, isPart }) => isPart || !known.has(name));
    for (const { remove } of unrowed) await remove();
    return unrowed.length;
  }
}
