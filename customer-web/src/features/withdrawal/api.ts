import { answer, client } from '../../lib/api';

/** Ends the membership; the first trial has an address of its own. */
export const withdraw = (firstTrial: boolean) =>
  answer(firstTrial ? client.DELETE('/api/v1/withdraw') : client.DELETE('/api/v1/users/me'));
