import { Injectable, type PipeTransform } from '@nestjs/common';
import { parseDate, type JstDate } from '@laundry/shared/time/jst';
import { NotFound } from '../errors/not-found.js';

/** A date in a path. What is none names nothing: 404. */
@Injectable()
export class DatePipe implements PipeTransform<string, JstDate> {
  transform(value: string): JstDate {
    const date = parseDate(value);
    if (date === null) throw new NotFound();
    return date;
  }
}
