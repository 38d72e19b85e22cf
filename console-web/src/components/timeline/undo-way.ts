import type { TrailEntry } from '../../providers/api/api-types';

/** How an entry of a record's trail is taken back. */
export interface UndoWay<Entry extends TrailEntry> {
  /** Whether whoever is signed in may make such a change. Without it: whoever sees the trail. */
  readonly may?: (entry: Entry) => boolean;
  readonly send: (entry: Entry) => Promise<unknown>;
}
