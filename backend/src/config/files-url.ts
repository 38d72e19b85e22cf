import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of photos: below DATA_DIR unless FILES_URL names one that several servers share. */
export function photosFolder(filesUrl: string | undefined, dataDir: string, problems: string[]): string {
  if (!filesUrl) return join(dataDir, 'photos');
  if (/^file:\/\/\/./.test(filesUrl) && URL.canParse(filesUrl)) return join(fileURLToPath(filesUrl), 'photos');
  problems.push('FILES_URL must look like file:///path/of/a/folder');
  return dataDir;
}
