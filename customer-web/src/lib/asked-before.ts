import { type Draft, keepDraft, readDraft } from './form/form-draft';

const NOTHING = {
  /** Postal code, as typed. */
  zip: '',
  /** Number of bags a month. */
  part: '',
};
type Asked = typeof NOTHING;
const draft = (name: string): Draft => ({ name });

/** What a visitor asked about on the front page, for this tab: a registration begins with it, whichever link led there. */
export const readAsked = (): Asked => readDraft(draft('home'), NOTHING);
export const keepAsked = (asked: Partial<Asked>): void =>
  keepDraft(draft('home'), { ...readAsked(), ...asked }, NOTHING);

/** What the registration was filled in with: replaced by a later question, unless the customer typed over it. */
export const readTaken = (): Asked => readDraft(draft('home.taken'), NOTHING);
export const keepTaken = (taken: Asked): void => keepDraft(draft('home.taken'), taken, NOTHING);
