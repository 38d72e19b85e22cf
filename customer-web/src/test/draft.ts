import { changesIn } from '@laundry/web-kit/forms/drafts/draft-changes';
import { tabStore } from '../lib/session/tab-store';

/** A form as it was left, by what was typed into it. */
export const leaveTyped = (name: string, typed: object): void =>
  void tabStore.keep(
    name,
    Object.fromEntries(Object.entries(typed).map(([field, value]) => [field, { was: null, typed: value }])),
  );

/** What is stored of a form. */
export const typedIn = (name: string): object =>
  Object.fromEntries(Object.entries(changesIn(tabStore.read(name))).map(([field, { typed }]) => [field, typed]));
