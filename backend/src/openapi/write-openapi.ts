import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from '../app.module.js';
import { loadConfig } from '../config/config.js';
import { prefixRoutes } from '../create-app.js';
import { openApiDocument } from './openapi-document.js';

/**
 * `node dist/openapi/write-openapi.js FILE`: writes the API's description, from which the webs' client types are made.
 * In Nest's preview mode nothing is instantiated: it needs no database.
 */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('usage: openapi FILE');
const config = loadConfig({ DATABASE_URL: 'sqlite::memory:', DEMO: '0', JOBS_ENABLED: 'off' });
const app = await NestFactory.create(AppModule.with(config), new FastifyAdapter(), {
  preview: true,
  abortOnError: false,
  logger: ['error'],
});
prefixRoutes(app);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(openApiDocument(app), null, 2));
await app.close();
