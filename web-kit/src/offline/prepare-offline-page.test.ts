// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepareOfflinePage } from './prepare-offline-page.js';

let register: ReturnType<typeof vi.fn>;
beforeEach(() => {
  register = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'trustedTypes');
});

/** As a browser that has Trusted Types, which lets each name be taken once. */
function trustedTypes() {
  const policies = new Map<string, { createScriptURL: (url: string) => string }>();
  const createPolicy = (name: string, policy: { createScriptURL: (url: string) => string }) => {
    if (policies.has(name)) throw new TypeError(`Policy with name "${name}" already exists.`);
    policies.set(name, policy);
  };
  Object.defineProperty(window, 'trustedTypes', { value: { createPolicy }, configurable: true });
  return policies;
}

it('the worker is registered, also where a browser knows no Trusted Types', () => {
  prepareOfflinePage('/sw.js', '/');
  expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' });
});

it('no other text may name a script', () => {
  const policies = trustedTypes();
  prepareOfflinePage('/sw.js', '/');
  const name = policies.get('default')?.createScriptURL;
  expect(name?.('/sw.js')).toBe('/sw.js');
  expect(() => name?.('https://elsewhere.example/a.js')).toThrow();
});

it('a web starts without its worker where something in the browser has taken the policy’s name', () => {
  const policies = trustedTypes();
  policies.set('default', { createScriptURL: (url) => url });
  prepareOfflinePage('/sw.js', '/');
  expect(register).not.toHaveBeenCalled();
});
