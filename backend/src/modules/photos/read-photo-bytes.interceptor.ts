import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { readPhotoBody } from './reading/photo-body.js';
import { SentPhoto } from './sent-photo.js';

/** Reads a photo of staff's before its operation begins: neither its key's turn nor a transaction waits for somebody's line. */
@Injectable()
export class ReadPhotoBytes implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const sender = { body: request.body, sender: 'staff', senderId: request.user?.personId ?? 0 } as const;
    return from(
      readPhotoBody(sender, (bytes): Promise<unknown> => {
        request.body = new SentPhoto(bytes);
        return lastValueFrom(next.handle(), { defaultValue: undefined });
      }),
    );
  }
}
