import { Meanwhile, type News } from '@laundry/web-kit/forms/meanwhile';
import { useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import { problemLines } from '../providers/api/problem';

/** Whoever has left a screen before its answer came is told of a refusal wherever they are. */
export function TellWhoLeft({ children }: { children: ReactNode }) {
  const notify = useNotify();
  const tell = (news: News | null) => {
    if (news !== null && news.error !== null)
      notify(problemLines(news.error).join('\n'), { type: 'error', multiLine: true });
  };
  return <Meanwhile value={tell}>{children}</Meanwhile>;
}
