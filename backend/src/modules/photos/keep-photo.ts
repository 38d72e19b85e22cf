import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import { PhotoReader } from './photo-reader.js';
import { PhotoStore } from './photo-store.js';
import { Photo } from './photo.entity.js';
import { photoView, type PhotoView } from './photo.view.js';

/** Keeps a photo for its customer to write with: first its file, then its row, so that no row is without one. */
@Injectable()
export class KeepPhoto {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(PhotoReader) private readonly reader: PhotoReader,
    @Inject(PhotoStore) private readonly store: PhotoStore,
  ) {}

  async execute(userId: number, bytes: Buffer): Promise<PhotoView> {
    const { jpeg, width, height } = await this.reader.read(bytes);
    const name = await this.store.write(jpeg);
    const photo = { name, user_id: userId, width, height, bytes: jpeg.length, created_at: this.clock.now() };
    try {
      await this.database.insert(Photo, { ...photo, claim_id: null });
    } catch (error) {
      await this.store.remove(name).catch(() => undefined);
      throw error;
    }
    return photoView(photo);
  }
}
