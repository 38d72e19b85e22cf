import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const FILES = {
  'customer-web/dist/index.html': '<!doctype html><title>Customers</title>',
  'customer-web/dist/pages/login.html':
    '<!doctype html><title>Login</title><link rel="canonical" href="https://site.invalid/login">',
  'customer-web/dist/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'customer-web/dist/assets/app-12345678.js': 'export {};',
  'console-web/dist/index.html': '<!doctype html><title>Console</title>',
  'console-web/dist/sw.js': '// nothing',
  'console-web/dist/assets/app-12345678.js': 'export {};',
};

/** A repository with webs of a few files, whatever of the real ones is built. Answers its folder. */
export function buildWebs(): string {
  const repository = mkdtempSync(join(tmpdir(), 'laundry-webs-'));
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(repository, file)), { recursive: true });
    writeFileSync(join(repository, file), content);
  }
  return repository;
}
