import { MINUTE, names, stored } from './form-draft';

let sweep: ReturnType<typeof setInterval> | undefined;

/** Drafts whose time is over go while the page is open, too, whichever screen it shows. */
export function endDraftsInTime(): void {
  const end = (): void => names().forEach(stored);
  end();
  clearInterval(sweep);
  sweep = setInterval(end, MINUTE);
}
