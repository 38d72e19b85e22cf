import * as drafts from '@laundry/web-kit/forms/drafts/draft';
import { tabStore } from '../session/tab-store';

export type { Draft } from '@laundry/web-kit/forms/drafts/draft';

export const readDraft = <Values extends object>(draft: drafts.Draft, fresh: Values): Values =>
  drafts.readDraft(tabStore, draft, fresh);
export const keepDraft = (draft: drafts.Draft, values: object, fresh: object): void =>
  drafts.keepDraft(tabStore, draft, values, fresh);
export const dropDraft = tabStore.forget;
export const dropDrafts = (isMeant: (name: string) => boolean): void =>
  tabStore.names().filter(isMeant).forEach(dropDraft);
