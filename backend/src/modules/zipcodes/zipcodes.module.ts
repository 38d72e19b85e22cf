import { Module } from '@nestjs/common';
import { ZipcodeQueries } from './zipcode.queries.js';
import { ZipcodesController } from './zipcodes.controller.js';

@Module({ controllers: [ZipcodesController], providers: [ZipcodeQueries] })
export class ZipcodesModule {}
