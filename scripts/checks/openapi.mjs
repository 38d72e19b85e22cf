// The API's description, as the last build wrote it, under Redocly's recommended rules.
import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { at } from '../repository.mjs';

// `/washRequests/{id}/setCount` and `/washRequests/cancel/{id}` are the API's published paths; an id is a number, so no address means both.
const config = await createConfig({ extends: ['recommended'], rules: { 'no-ambiguous-paths': 'off' } });
const problems = await lintFromString({ source: readFileSync(at('backend/generated/openapi.json'), 'utf8'), config });
for (const { severity, ruleId, message, location } of problems) {
  console.error(`${severity} ${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
}
process.exitCode = problems.length > 0 ? 1 : 0;
