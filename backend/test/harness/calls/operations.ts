import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of the OpenAPI document that tests walk over. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly schema: Schema;
}

interface Described {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** One call of the API. */
export interface Operation {
  /** `POST /admin/users/{id}/status`, as the access matrix spells it. */
  readonly name: string;
  readonly method: string;
  /** The whole path, parameters in braces. */
  readonly path: string;
  readonly pathParameters: readonly Parameter[];
  readonly queryParameters: readonly Parameter[];
  /** Null: the call takes no body. */
  readonly body: Schema | null;
  /** The statuses that the description names. */
  readonly statuses: readonly number[];
}

/** The document that the last build made: only a build can read what the bodies and queries are. */
const document: Document = JSON.parse(readFileSync(join(__dirname, '../../../generated/openapi.json'), 'utf8'));

export const OPERATIONS: readonly Operation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, { parameters = [], requestBody, responses }]) => ({
    name: `${method.toUpperCase()} ${path.replace(/^\/api\/v1/, '')}`,
    method: method.toUpperCase(),
    path,
    pathParameters: parameters.filter((each) => each.in === 'path'),
    queryParameters: parameters.filter((each) => each.in === 'query'),
    body: requestBody?.content['application/json']?.schema ?? null,
    statuses: Object.keys(responses).map(Number),
  })),
);

export const WRITING = OPERATIONS.filter(({ method }) => method !== 'GET');
export const LISTS = OPERATIONS.filter(({ queryParameters }) => queryParameters.some(({ name }) => name === 'filter'));
/** Calls whose path names a row. */
export const OF_A_ROW = OPERATIONS.filter(({ pathParameters }) => pathParameters.some(isNumber));

function isNumber({ schema }: Parameter): boolean {
  return schema.type === 'integer' || schema.type === 'number';
}

/** A schema with what it refers to in its place. */
export function resolved(schema: Schema): Schema {
  const found = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (found.$ref === undefined) return found;
  return document.components.schemas[found.$ref.replace('#/components/schemas/', '')] ?? {};
}

/** The path with every parameter replaced. */
export const pathWith = ({ path }: Operation, value: string): string => path.replace(/\{\w+\}/g, value);

/** Whether a path is the back office's: it has few outside `/admin`. */
export const isOfOperators = (path: string): boolean =>
  /^\/api\/v1\/(admin\/|payments\/(siteinfo|manualpayment|\{id\})|users\/me\/secondFactor)/.test(path);
