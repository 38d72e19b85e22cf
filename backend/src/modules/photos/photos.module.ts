import { Module } from '@nestjs/common';
import { CleanPhotosJob } from './clean-photos.job.js';
import { KeepPhoto } from './keep-photo.js';
import { PhotoFiles } from './photo-files.js';
import { OwnPhotosController } from './own-photos.controller.js';
import { PhotoReader } from './reading/photo-reader.js';
import { PhotoStore } from './photo-store.js';
import { PhotoQueries } from './photo.queries.js';

@Module({
  controllers: [OwnPhotosController],
  providers: [PhotoReader, PhotoStore, PhotoFiles, PhotoQueries, KeepPhoto, CleanPhotosJob],
  exports: [PhotoFiles, PhotoQueries, KeepPhoto, CleanPhotosJob],
})
export class PhotosModule {}
