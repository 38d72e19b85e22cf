/** Forms that one network sends, whichever call takes them. */
export const REGISTER_TRIES = { name: 'register-tries', tries: 100, minutes: 1 };

export const REGISTRATIONS_PER_HOUR = 100;
