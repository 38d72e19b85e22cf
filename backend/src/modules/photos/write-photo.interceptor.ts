import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { PhotoFiles } from './photo-files.js';
import { sentPhoto } from './sent-photo.js';

/** Has the photo of a member of staff's call drawn and stored ahead of the transaction that stores its row. */
@Injectable()
export class WritePhoto implements NestInterceptor {
  constructor(@Inject(PhotoFiles) private readonly files: PhotoFiles) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const photo = sentPhoto(request);
    const sent = { bytes: photo.bytes, sender: 'staff' as const, senderId: request.user?.personId ?? 0 };
    return from(
      this.files.keep(sent, (drawn): Promise<unknown> => {
        photo.keepAs(drawn);
        return lastValueFrom(next.handle(), { defaultValue: undefined });
      }),
    );
  }
}
