import type { Download } from '../../providers/api/client';

const ONE_MINUTE = 60_000;

/** Hands a file to the browser, which puts it where downloads go. */
export function saveFile({ blob, name }: Download): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), ONE_MINUTE);
}
