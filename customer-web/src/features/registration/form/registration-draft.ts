import { GUEST_MINUTES } from '../../../lib/form/form-draft';
import { dropDrafts } from '../../../lib/form/form-draft';

const NAME = 'registration';
/** Of the front page: the postal code and number of bags that a registration begins with. */
const ASKED: readonly string[] = ['home', 'home.taken', 'first-request'];

export const draftNameOf = (venueCode: string | null): string => (venueCode === null ? NAME : `${NAME}.${venueCode}`);

/** What of a registration is not written down, and for how long the rest is stored. */
export const REGISTRATION_DRAFT = {
  secrets: ['password', 'password_confirm', 'agree'],
  minutes: GUEST_MINUTES,
} as const;

/** Who has registered leaves nothing of what was typed for it, at a venue or not. */
export const endRegistrationDrafts = (): void =>
  dropDrafts((name) => name === NAME || name.startsWith(`${NAME}.`) || ASKED.includes(name));
