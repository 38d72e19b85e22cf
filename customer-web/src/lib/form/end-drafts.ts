import { kept } from '../session/kept-in-tab';

const MINUTE = 60_000;
let sweep: ReturnType<typeof setInterval> | undefined;

/** Drafts whose time is over go while the page is open, too, whichever screen it shows: to read one is to end it in time. */
export function endDraftsInTime(): void {
  const end = (): void => kept.names().forEach(kept.read);
  end();
  clearInterval(sweep);
  sweep = setInterval(end, MINUTE);
}
