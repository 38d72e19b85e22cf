/** How many may book for a company beside the account itself, those who are invited among them. */
export const PEOPLE_MAX = 20;
export const INVITATION_DAYS = 7;
/** Invitations, made anew or not, that one company sends a day. */
export const INVITATIONS_PER_DAY = 40;
/** Links that one network opens or uses an hour. */
export const INVITATION_TRIES_PER_HOUR = 60;
export const COST_CENTRE_LENGTH = 30;
/** So many of the last ones are proposed. */
export const COST_CENTRES_PROPOSED = 20;
