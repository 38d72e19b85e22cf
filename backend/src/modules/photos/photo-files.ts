import { Inject, Injectable } from '@nestjs/common';
import { PhotoReader, type PhotoOfSender } from './reading/photo-reader.js';
import { PhotoStore } from './photo-store.js';

/** A photo of ours whose file is in the store. */
export interface DrawnPhoto {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** How long its file is. */
  readonly bytes: number;
}

/** Draws photos anew, and keeps them. */
@Injectable()
export class PhotoFiles {
  constructor(
    @Inject(PhotoReader) private readonly reader: PhotoReader,
    @Inject(PhotoStore) private readonly store: PhotoStore,
  ) {}

  /** First the file, then what `storeRow` writes, so that no row is without one; without a row there is no file. */
  async keep<Kept>(sent: PhotoOfSender, storeRow: (photo: DrawnPhoto) => Promise<Kept>): Promise<Kept> {
    const { jpeg, width, height } = await this.reader.read(sent);
    const name = await this.store.write(jpeg);
    try {
      return await storeRow({ name, width, height, bytes: jpeg.length });
    } catch (error) {
      await this.store.remove(name).catch(() => undefined);
      throw error;
    }
  }
}
