import * as drafts from '@laundry/web-kit/forms/drafts/draft';
import { tabStore } from '../session/tab-store';

export type { Draft } from '@laundry/web-kit/forms/drafts/draft';

/** A guest's name and address, on a device that may be anybody's, are stored for so long. */
export const GUEST_MINUTES = 30;

export const readDraft = <Values extends object>(draft: drafts.Draft, fresh: Values): Values =>
  drafts.readDraft(tabStore, draft, fresh);
export const keepDraft = (draft: drafts.Draft, values: object, fresh: object): void =>
  drafts.keepDraft(tabStore, draft, values, fresh);
export const dropDraft = tabStore.forget;
export const dropDrafts = (isMeant: (name: string) => boolean): void =>
  tabStore.names().filter(isMeant).forEach(dropDraft);
