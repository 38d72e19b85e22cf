import type { ClassConstructor } from 'class-transformer';
import { BodyPipe } from './validation-pipe.js';

const pipe = new BodyPipe();

/** A body that no client sent as it is, checked as if one had. Throws FieldErrors. */
export const checkedBody = async <Body extends object>(metatype: ClassConstructor<Body>, body: object): Promise<Body> =>
  (await pipe.transform(body, { type: 'body', metatype })) as Body;
