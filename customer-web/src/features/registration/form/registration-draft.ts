import { dropDrafts } from '../../../lib/form/form-draft';

const NAME = 'registration';
/** Of the front page: the postal code and number of bags that a registration begins with. */
const ASKED: readonly string[] = ['home', 'home.taken', 'first-request'];
/** A guest's name and address, on a device that may be anybody's. */
const IDLE_MINUTES = 30;

export const draftNameOf = (venueCode: string | null): string => (venueCode === null ? NAME : `${NAME}.${venueCode}`);

/** What of a registration is not written down, and for how long the rest is kept. */
export const REGISTRATION_DRAFT = { secrets: ['password', 'password_confirm', 'agree'], minutes: IDLE_MINUTES };

/** Who has registered leaves nothing of what was typed for it, at a venue or not. */
export const endRegistrationDrafts = (): void =>
  dropDrafts((name) => name === NAME || name.startsWith(`${NAME}.`) || ASKED.includes(name));
