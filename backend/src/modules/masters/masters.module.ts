import { Module } from '@nestjs/common';
import { MastersController } from './masters.controller.js';

@Module({ controllers: [MastersController] })
export class MastersModule {}
