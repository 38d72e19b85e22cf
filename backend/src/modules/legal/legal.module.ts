import { Module } from '@nestjs/common';
import { LegalController } from './legal.controller.js';
import { LegalPages } from './legal-pages.js';

@Module({ controllers: [LegalController], providers: [LegalPages] })
export class LegalModule {}
