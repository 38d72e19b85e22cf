import { useNotify } from 'ra-core';
import { problemLines } from '../../providers/api/problem';
import { useStands } from '@laundry/web-kit/forms/use-stands';

/** Whoever has left a confirmation before its answer came would not see the refusal there: it is told wherever they are. */
export function useTellWhoLeft(): (error: unknown) => void {
  const stands = useStands();
  const notify = useNotify();
  return (error) => {
    if (!stands()) notify(problemLines(error).join('\n'), { type: 'error', multiLine: true });
  };
}
