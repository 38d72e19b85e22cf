import { LIMITS } from '@laundry/shared/constants/limits';
import { type ReactNode, useRef } from 'react';
import { Pager } from '../../components/page/Pager';
import { useTexts } from '../../i18n/texts';
import type { WashRequest } from '../../lib/calls/api-types';
import { usePaging } from './use-paging';

interface PagedRowsProps {
  rows: readonly WashRequest[];
  label: string;
  children: (row: WashRequest) => ReactNode;
}

/** Twenty requests a page; a new page begins at its first request, for the eye and for the screen reader. */
export function PagedRows({ rows, label, children }: PagedRowsProps) {
  const t = useTexts('requests').currents;
  const list = useRef<HTMLOListElement>(null);
  const { page, pages, first, shown, toPage } = usePaging(rows);
  const turn = (next: number): void => {
    toPage(next);
    list.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  };
  return (
    <>
      <p className="small muted">{t.shown({ from: first + 1, to: first + shown.length, all: rows.length })}</p>
      <ol ref={list} tabIndex={-1} start={first + 1} className="stack" aria-label={label}>
        {shown.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ol>
      <Pager page={page} pages={pages} range={LIMITS.pageRange} onPage={turn} />
    </>
  );
}
