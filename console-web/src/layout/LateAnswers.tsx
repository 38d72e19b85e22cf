import { LateAnswerContext, type LateAnswer } from '@laundry/web-kit/forms/late-answer';
import { useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import { problemLines } from '../providers/api/problem';

/** Whoever has left a screen before its answer came is told of a refusal wherever they are. */
export function LateAnswers({ children }: { children: ReactNode }) {
  const notify = useNotify();
  const tell = (answer: LateAnswer | null) => {
    if (answer !== null && answer.error !== null)
      notify(problemLines(answer.error).join('\n'), { type: 'error', multiLine: true });
  };
  return <LateAnswerContext value={tell}>{children}</LateAnswerContext>;
}
