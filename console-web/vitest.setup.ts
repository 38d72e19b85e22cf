import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { findLabelsFast } from '@laundry/web-kit/testing/jsdom-labels';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { actsStore } from './src/providers/offline-acts/acts-store';
import { read as readUnsent } from './src/providers/offline-acts/unsent-list';
import { tabStore } from './src/providers/storage/tab-store';
import { session } from './src/providers/session/session';
import { api } from './src/testing/api';

// A busy machine is no failure.
configure({ asyncUtilTimeout: 15_000 });

findLabelsFast();

// No browser focuses what is hidden; jsdom does, and the search field of a closed column menu (react-admin mounts it
// 100 ms late, with autoFocus) would take what somebody types elsewhere.
HTMLInputElement.prototype.focus = function (options) {
  if (this.closest('.MuiModal-hidden') === null) HTMLElement.prototype.focus.call(this, options);
};

// jsdom has no layout to scroll.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

beforeAll(() => api.listen({ onUnhandledRequest: 'error' }));
afterEach(async () => {
  cleanup();
  await actsStore.clear();
  await readUnsent();
  api.resetHandlers();
  tabStore.forgetAll();
  localStorage.clear();
  sessionStorage.clear();
  session.end();
  // What a test without a line leaves would hold up the next file's streams.
  onlineManager.setOnline(true);
});
// What is in node_modules stays for the next file, our own modules begin anew with it.
afterAll(() => {
  api.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});
