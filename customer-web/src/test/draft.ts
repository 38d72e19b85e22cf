import { changesIn } from '@laundry/web-kit/forms/draft-changes';
import { kept } from '../lib/session/kept-in-tab';

/** A form as it was left, by what was typed into it. */
export const leaveTyped = (name: string, typed: object): void =>
  void kept.keep(
    name,
    Object.fromEntries(Object.entries(typed).map(([field, value]) => [field, { was: null, typed: value }])),
  );

/** What is kept of a form. */
export const typedIn = (name: string): object =>
  Object.fromEntries(Object.entries(changesIn(kept.read(name))).map(([field, { typed }]) => [field, typed]));
