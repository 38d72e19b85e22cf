import { tabStore } from '../session/tab-store';

const MINUTE = 60_000;
let sweep: ReturnType<typeof setInterval> | undefined;

/** Removes expired drafts while the page is open, on any screen: reading a draft removes it once it has expired. */
export function endDraftsInTime(): void {
  const end = (): void => tabStore.names().forEach(tabStore.read);
  end();
  clearInterval(sweep);
  sweep = setInterval(end, MINUTE);
}
