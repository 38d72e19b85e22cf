import { Injectable, type PipeTransform } from '@nestjs/common';
import { parseRowId } from '@laundry/shared/text/row-id';
import { NotFound } from '../errors/not-found.js';

/** An id in a path. What is none names no row: 404. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = parseRowId(value);
    if (id === null) throw new NotFound();
    return id;
  }
}
