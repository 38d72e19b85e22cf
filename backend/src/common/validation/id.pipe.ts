import { Injectable, type PipeTransform } from '@nestjs/common';
import { NotFound } from '../errors/not-found.js';

const MAX_INT = 2_147_483_647;

/** An id in a path: plain digits within the column's range. Anything else names no row: 404. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^[1-9]\d{0,9}$/.test(value) || Number(value) > MAX_INT) throw new NotFound();
    return Number(value);
  }
}
