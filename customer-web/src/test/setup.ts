import '@testing-library/jest-dom/vitest';
import { findLabelsFast } from '@laundry/web-kit/testing/jsdom-labels';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { keepLang } from '../i18n/language';
import { tabStore } from '../lib/session/tab-store';
import { dropToken, forgetSessionEnd } from '../lib/session/session-token';
import { server } from './server';

// A busy machine is slow, not wrong: waiting ends with what is waited for, this is only when to give up.
configure({ asyncUtilTimeout: 8_000 });

findLabelsFast();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
  dropToken('signed-out');
  forgetSessionEnd();
  tabStore.forgetAll();
  localStorage.clear();
  sessionStorage.clear();
  keepLang('ja');
});
// What is in node_modules stays for the next file, our own modules begin anew with it.
afterAll(() => {
  server.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

// jsdom draws nothing: what the screens ask of a window is answered by nothing happening.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
