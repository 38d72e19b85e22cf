import { HttpResponse } from 'msw';
import { vi } from 'vitest';

/** Browsers have a place for downloads; the tests' has none: the names of what would lie there. */
export function catchDownloads(): string[] {
  const saved: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:file'), revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return saved;
}

/** A file as the server answers it. */
export const file = (name: string) =>
  new HttpResponse('ID\r\n', {
    headers: {
      'Content-Type': 'text/csv',
      'Content-Disposition': `attachment; filename="export.csv"; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });
