import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { LIMITS } from '@laundry/shared/constants/limits';
import { PROBLEM_SCHEMA, problemAnswers } from './problem-answers.js';
import { operationId, routeFacts, type RouteFacts } from './route-facts.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The API's description, read off the controllers, DTOs and views. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Laundry API')
    .setDescription('Pickup and delivery of laundry: customers, drivers, wash staff and operators.')
    .setVersion('1')
    .setLicense('Proprietary', 'https://spdx.org/licenses/')
    .setOpenAPIVersion('3.1.0')
    .addServer('/')
    .addBearerAuth()
    .addSecurityRequirements('bearer')
    .build();
  const document = SwaggerModule.createDocument(app, config, { operationIdFactory: operationId });
  const facts = routeFacts(app);
  for (const operation of operationsOf(document)) complete(operation, facts.get(operation.operationId ?? ''));
  document.components = { ...document.components };
  document.components.schemas = { ...document.components.schemas, Problem: PROBLEM_SCHEMA };
  return document;
}

/** Pages at /api/docs, JSON at /api/docs-json; the document is made when it is first asked for. */
export function serveOpenApi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), { jsonDocumentUrl: 'api/docs-json' });
}

const operationsOf = ({ paths }: OpenAPIObject): Operation[] =>
  Object.values(paths).flatMap((path) => METHODS.flatMap((method) => path[method] ?? []));

/** Adds what stands in no signature: who may call, how a call is refused, what an id is. */
function complete(operation: Operation, facts: RouteFacts | undefined): void {
  for (const parameter of operation.parameters ?? []) {
    if ('in' in parameter && parameter.in === 'path' && isNumber(parameter.schema)) {
      parameter.schema = { type: 'integer', minimum: 1, maximum: LIMITS.idMax };
    }
  }
  for (const [status, answer] of Object.entries(operation.responses)) {
    if (answer && 'description' in answer && answer.description === '') answer.description = SUCCESS[status] ?? 'Done.';
  }
  if (facts === undefined) return;
  if (facts.access?.kind === 'public') operation.security = [];
  Object.assign(operation.responses, problemAnswers(operation, facts));
}

const SUCCESS: Readonly<Record<string, string>> = { 200: 'OK', 201: 'Created', 204: 'Done; no content' };

const isNumber = (schema: object | undefined): boolean =>
  schema !== undefined && 'type' in schema && schema.type === 'number';
