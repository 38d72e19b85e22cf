import '../../lib/calls/ask-again';
import { answer, client } from '../../lib/calls/api';
import { isLost, isSessionOver } from '@laundry/web-kit/calls/api-error';

/** Ends the membership; the first trial has an address of its own. */
export const withdraw = (firstTrial: boolean) =>
  answer(firstTrial ? client.DELETE('/api/v1/withdraw') : client.DELETE('/api/v1/users/me'));

/** Whether there is nobody signed in any more; null: that could not be heard either. */
export const isAccountOver = (): Promise<boolean | null> =>
  answer(client.GET('/api/v1/users/me')).then(
    () => false,
    (error: unknown) => (isLost(error) ? null : isSessionOver(error)),
  );
