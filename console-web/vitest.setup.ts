import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { api } from './src/testing/api';

// A busy machine is no failure.
configure({ asyncUtilTimeout: 15_000 });

beforeAll(() => api.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  api.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => api.close());
