import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path';

const ORIGIN = 'https://laundry.example';

describe('a place to return to after login', () => {
  it.each([
    '/wash-request',
    '/wash-request-change/12?from=mail#top',
    '/profile?q=%E6%B4%97',
    '/wash-history?u=https://a.example',
  ])('is followed when it lies within this site: %s', (path) => expect(safeReturnPath(path, ORIGIN)).toBe(path));

  it.each([
    '',
    'wash-request',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2f%2fevil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/%5c%5cevil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    'https://evil.example/',
    'https:evil.example',
    'https:/evil.example',
    'http://laundry.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/%09/evil.example',
    '/%0a/evil.example',
    '/%00',
    '/%',
    '/%c0%af%c0%afevil.example',
    '@evil.example',
    '.evil.example',
  ])('is refused when it could lead elsewhere: %j', (value) => expect(safeReturnPath(value, ORIGIN)).toBeNull());
});
