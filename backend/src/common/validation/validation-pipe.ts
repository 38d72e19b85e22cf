import {
  BadRequestException,
  Injectable,
  ValidationPipe,
  type ArgumentMetadata,
  type ValidationError,
} from '@nestjs/common';
import { FieldErrors } from '../errors/field-errors.js';

/**
 * Checks every body and query against its class: unknown fields are refused by name, nothing is converted silently
 * (reliability F-26, §0 no. 7), and every message is a key that the problem filter translates.
 */
@Injectable()
export class BodyPipe extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      transform: true,
      transformOptions: { enableImplicitConversion: false, exposeDefaultValues: true },
      exceptionFactory: (errors) => new FieldErrors(messagesByField(errors)),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (
      metadata.type === 'body' &&
      value !== undefined &&
      (typeof value !== 'object' || value === null || Array.isArray(value))
    ) {
      throw new BadRequestException('The body must be a JSON object');
    }
    return super.transform(metadata.type === 'query' ? withoutBrackets(value) : value, metadata);
  }
}

/** `status[]` is `status`: both spellings name one field (decisions 11). An empty parameter is one that was not given. */
function withoutBrackets(query: unknown): Record<string, unknown> {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== '');
  return Object.fromEntries(entries.map(([name, value]) => [name.replace(/\[\]$/, ''), value]));
}

function messagesByField(errors: readonly ValidationError[], path = ''): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const error of errors) {
    const field = path + error.property;
    const messages = [...new Set(Object.entries(error.constraints ?? {}).map(([name, text]) => keyOf(name, text)))];
    if (messages.length > 0) found[field] = messages.includes('required') ? ['required'] : messages.slice(0, 1);
    Object.assign(found, messagesByField(error.children ?? [], `${field}.`));
  }
  return found;
}

const keyOf = (constraint: string, text: string): string =>
  constraint === 'whitelistValidation' ? 'unknown_field' : text;
