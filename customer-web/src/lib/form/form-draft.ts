import * as drafts from '@laundry/web-kit/forms/draft';
import { kept } from '../session/kept-in-tab';

export type { Draft } from '@laundry/web-kit/forms/draft';

export const readDraft = <Values extends object>(draft: drafts.Draft, fresh: Values): Values =>
  drafts.readDraft(kept, draft, fresh);
export const keepDraft = (draft: drafts.Draft, values: object, fresh: object): void =>
  drafts.keepDraft(kept, draft, values, fresh);
export const dropDraft = kept.forget;
export const dropDrafts = (isMeant: (name: string) => boolean): void => kept.names().filter(isMeant).forEach(dropDraft);
