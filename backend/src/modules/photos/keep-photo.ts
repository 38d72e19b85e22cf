import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import { PhotoFiles } from './photo-files.js';
import { Photo } from './photo.entity.js';
import { photoView, type PhotoView } from './photo.view.js';

/** Keeps a photo for its customer to write with. */
@Injectable()
export class KeepPhoto {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(PhotoFiles) private readonly files: PhotoFiles,
  ) {}

  execute(user_id: number, bytes: Buffer): Promise<PhotoView> {
    return this.files.keep({ bytes, sender: 'customer', senderId: user_id }, async (drawn) => {
      await this.database.insert(Photo, {
        ...drawn,
        ...NO_PROOF,
        user_id,
        claim_id: null,
        created_at: this.clock.now(),
      });
      return photoView(drawn);
    });
  }
}

const NO_PROOF = { wash_request_id: null, proof_of: null, taken_at: null, taken_by: null };
