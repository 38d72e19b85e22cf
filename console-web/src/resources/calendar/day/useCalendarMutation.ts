import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../providers/data-provider';
import { ToldConflict } from '../../../components/form/shared-write/told-conflict';
import { isStale } from '../../../providers/api/problem';
import { useConsoleData } from '../../../providers/useConsoleData';
import { calendarKeys } from '../calendar-keys';

/** Sets or lifts something; the grid shows it as soon as the server has it, and what others were first with. */
export function useCalendarMutation<Input, Result>(
  send: (data: ConsoleDataProvider, input: Input) => Promise<Result>,
  onDone: (result: Result, input: Input) => void,
) {
  const data = useConsoleData();
  const client = useQueryClient();
  const readAgain = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: calendarKeys.holidays }),
      client.invalidateQueries({ queryKey: calendarKeys.limits }),
    ]);
  return useOneMutation({
    mutationFn: (input: Input) => send(data, input),
    onSuccess: async (result, input) => {
      await readAgain();
      onDone(result, input);
    },
    onError: (error) => {
      if (error instanceof ToldConflict || isStale(error)) void readAgain();
    },
  });
}
