import { Global, Module } from '@nestjs/common';
import { VisitLinks } from './visit-links.js';

/** Global: a link is made with a booking, mailed, and ends with its reader. */
@Global()
@Module({ providers: [VisitLinks], exports: [VisitLinks] })
export class VisitLinksModule {}
