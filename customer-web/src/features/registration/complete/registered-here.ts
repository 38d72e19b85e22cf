import { type Draft, keepDraft, readDraft } from '../../../lib/form/form-draft';

const NONE = { ticket: '' };
const DRAFT: Draft = { name: 'registered' };

/** For this tab, whose page of a finished registration may be reloaded; the ticket itself works only once. */
export const keepRegisteredHere = (ticket: string): void => keepDraft(DRAFT, { ticket }, NONE);
export const isRegisteredHere = (ticket: string): boolean => readDraft(DRAFT, NONE).ticket === ticket;
