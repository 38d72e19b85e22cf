import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemOf, isStale } from '../../../providers/problem';
import { type ConsoleDataProvider } from '../../../providers/data-provider';
import { useConsoleData } from '../../../providers/useConsoleData';
import { requestKeys } from '../request-keys';
import type { Tell } from './notice';

interface Options<Input, Answer> {
  readonly send: (data: ConsoleDataProvider, input: Input) => Promise<Answer>;
  readonly onDone: (answer: Answer, input: Input) => void;
  readonly onClose: () => void;
  readonly tell: Tell;
}

/**
 * An action on a request. Done: everything about requests is read again. Somebody else was quicker (409 stale), or the
 * request is gone: the dialog closes, the page tells what happened and reads again. Other refusals stay in the dialog.
 */
export function useRequestMutation<Input, Answer>({ send, onDone, onClose, tell }: Options<Input, Answer>) {
  const data = useConsoleData();
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: requestKeys.all });
  return useMutation({
    mutationFn: (input: Input) => send(data, input),
    onSuccess: (answer, input) => {
      void readAgain();
      onDone(answer, input);
      onClose();
    },
    onError: (error) => {
      if (!isStale(error) && problemOf(error).status !== 404) return;
      void readAgain();
      tell({ text: problemOf(error).detail, isStale: isStale(error) });
      onClose();
    },
  });
}
