import { Injectable, ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { FieldErrors } from '../errors/field-errors.js';
import { Malformed } from '../errors/malformed.js';

/**
 * Checks every body and query against its class: unknown fields are refused by name, nothing is converted silently,
 * and every message is a key that the problem filter translates. What a path holds is left as it is written.
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
    // As the framework's pipe has it, `1e0`, `0x1` and ` 1` would be the number 1.
    if (metadata.type === 'param') return value;
    if (metadata.type === 'body' && value !== undefined && !isObject(value)) throw new Malformed();
    return super.transform(metadata.type === 'query' ? withoutBrackets(value) : value, metadata);
  }

  protected override stripProtoKeys(value: unknown): void {
    const reserved = reservedName(value);
    if (reserved !== undefined) throw FieldErrors.on(reserved, 'unknown_field');
    super.stripProtoKeys(value);
  }
}

/** A field called as what every object has, e.g. `constructor` or `toString`: the framework would drop it silently. */
function reservedName(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = name === 'prototype' || name in Object.prototype ? name : reservedName(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** `status[]` is `status`: both spellings name one field. An empty parameter is one that was not given. */
function withoutBrackets(query: unknown): Record<string, unknown> {
  const entries = Object.entries<unknown>({ ...(query ?? {}) }).filter(([, value]) => value !== '');
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
