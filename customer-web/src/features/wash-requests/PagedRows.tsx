import { LIMITS } from '@laundry/shared/constants/limits';
import { type ReactNode, useRef } from 'react';
import { Pager } from '../../components/page/Pager';
import { useTexts } from '../../i18n/texts';
import type { WashRequest } from '../../lib/calls/api-types';
import { useSearchParams } from 'react-router';
import { OPEN_PARAMETER } from '../../lib/paths';

const PAGE_PARAMETER = 'page';

interface PagedRowsProps {
  rows: readonly WashRequest[];
  label: string;
  children: (row: WashRequest) => ReactNode;
}

/** Twenty requests a page; a new page begins at its first request, for the eye and for the screen reader. */
export function PagedRows({ rows, label, children }: PagedRowsProps) {
  const t = useTexts('requests').row;
  const list = useRef<HTMLOListElement>(null);
  const { page, pages, first, shown, toPage } = usePaging(rows);
  const turn = (next: number): void => {
    toPage(next);
    list.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  };
  return (
    <>
      {pages > 1 && (
        <p className="small muted">{t.shown({ from: first + 1, to: first + shown.length, all: rows.length })}</p>
      )}
      <ol ref={list} tabIndex={-1} start={first + 1} className="stack" aria-label={label}>
        {shown.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ol>
      <Pager page={page} pages={pages} range={LIMITS.pageRange} onPage={turn} />
    </>
  );
}

/** The rows of the page that the address names (`?page=2`); an address beyond the last page shows the last. */
function usePaging<Row>(rows: readonly Row[]) {
  const [params, setParams] = useSearchParams();
  const pages = Math.max(1, Math.ceil(rows.length / LIMITS.pageSize));
  const asked = Number(params.get(PAGE_PARAMETER));
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pages) : 1;
  const first = (page - 1) * LIMITS.pageSize;
  return {
    page,
    pages,
    first,
    shown: rows.slice(first, first + LIMITS.pageSize),
    toPage: (next: number): void => {
      const kept = new URLSearchParams(params);
      for (const name of [PAGE_PARAMETER, OPEN_PARAMETER]) kept.delete(name);
      if (next > 1) kept.set(PAGE_PARAMETER, String(next));
      setParams(kept);
    },
  };
}
