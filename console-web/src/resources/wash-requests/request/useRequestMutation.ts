import { useQueryClient } from '@tanstack/react-query';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { submitErrors } from '../../../components/form/sending/submit-errors';
import { problemOf, isStale } from '../../../providers/api/problem';
import { type ConsoleDataProvider } from '../../../providers/data-provider';
import { useConsoleData } from '../../../providers/useConsoleData';
import { readCustomersAgain, requestKeys } from '../request-keys';
import type { ShowNotice } from './notice';

interface Options<Input, Answer> {
  readonly send: (data: ConsoleDataProvider, input: Input) => Promise<Answer>;
  readonly onDone: (answer: Answer, input: Input) => void;
  readonly onClose: () => void;
  readonly showNotice: ShowNotice;
  /** The fields of its form, beside which a refusal stands. */
  readonly fields?: readonly string[];
}

/**
 * An action on a request. Done: everything about requests is read again. Somebody else was quicker (409 stale), or the
 * request is gone: the dialog closes, the page tells what happened and reads again. Other refusals stay in the dialog.
 */
export function useRequestMutation<Input, Answer>(options: Options<Input, Answer>) {
  const { send, onDone, onClose, showNotice, fields = [] } = options;
  const data = useConsoleData();
  const client = useQueryClient();
  const readAgain = () => {
    void client.invalidateQueries({ queryKey: requestKeys.all });
    void readCustomersAgain(client);
  };
  const mutation = useOneMutation({
    mutationFn: (input: Input) => send(data, input),
    onSuccess: (answer, input) => {
      readAgain();
      onDone(answer, input);
      onClose();
    },
    onError: (error) => {
      if (!isStale(error) && problemOf(error).status !== 404) return;
      readAgain();
      showNotice({ text: problemOf(error).detail, isStale: isStale(error) });
      onClose();
    },
  });
  /** For a form: what it answers stands beside its fields. */
  const submit = (input: Input) =>
    mutation.mutateAsync(input).then(
      () => undefined,
      (error: unknown) => submitErrors(error, fields),
    );
  return { ...mutation, submit };
}
