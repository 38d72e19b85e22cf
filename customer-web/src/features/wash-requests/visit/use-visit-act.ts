import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useLateAnswer } from '@laundry/web-kit/forms/use-late-answer';
import { useQueryClient } from '@tanstack/react-query';
import { visitQuery } from './visit-calls';

/** Moves, cancels or changes a visit: under way until the page shows it as it then is, whether it was sent or not. */
export function useVisitAct<Sent = void>(
  secret: string,
  send: (sent: Sent) => Promise<unknown>,
  onDone = (): void => undefined,
) {
  const queries = useQueryClient();
  const late = useLateAnswer();
  return useOneMutation({
    onMutate: late.forget,
    mutationFn: send,
    onSuccess: () => late.sent(),
    onError: (error) => late.refused(error),
    onSettled: async (_, error) => {
      await queries.invalidateQueries({ queryKey: visitQuery(secret).queryKey });
      if (error === null) onDone();
    },
  });
}
