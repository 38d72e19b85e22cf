const ONE_MINUTE = 60_000;

/** A file and its name. */
interface NamedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** Hands a file to the browser, which puts it where downloads go or offers to open it. */
export function saveFile({ name, blob }: NamedFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), ONE_MINUTE);
}
