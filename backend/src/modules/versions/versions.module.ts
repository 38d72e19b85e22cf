import { Global, Module } from '@nestjs/common';
import { SharedRows } from './shared-rows.js';
import { WhoChanged } from './who-changed.js';

/** Global: what several people edit stands in many rooms. */
@Global()
@Module({ providers: [SharedRows, WhoChanged], exports: [SharedRows, WhoChanged] })
export class VersionsModule {}
