import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { OwnDataController } from './own-data.controller.js';
import { OwnDataQueries } from './own-data.queries.js';

@Module({ imports: [UsersModule], controllers: [OwnDataController], providers: [OwnDataQueries] })
export class OwnDataModule {}
