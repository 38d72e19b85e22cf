import { MINUTE, names, stored } from './form-draft';

let isBegun = false;

/** Drafts whose time is over go while the page is open, too, whichever screen it shows. */
export function endDraftsInTime(): void {
  const end = (): void => names().forEach(stored);
  end();
  if (!isBegun) setInterval(end, MINUTE);
  isBegun = true;
}
