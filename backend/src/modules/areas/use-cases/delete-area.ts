import { Inject, Injectable } from '@nestjs/common';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { ServiceArea } from '../service-area.entity.js';

/** Ends the service in an area. Requests that were made stay. */
@Injectable()
export class DeleteArea {
  constructor(@Inject(Database) private readonly database: Database) {}

  async execute(id: number): Promise<void> {
    const { affected } = await this.database.manager.delete(ServiceArea, { id });
    if (affected !== 1) throw new NotFound();
  }
}
