import { Injectable, type PipeTransform } from '@nestjs/common';
import { isOpenedResource, type OpenedResource } from '@laundry/shared/rules/live/live-change';
import { NotFound } from '../../common/errors/not-found.js';

/** A kind of record in a path; what is none is not there. */
@Injectable()
export class OpenedResourcePipe implements PipeTransform<string, OpenedResource> {
  transform(value: string): OpenedResource {
    if (!isOpenedResource(value)) throw new NotFound();
    return value;
  }
}
