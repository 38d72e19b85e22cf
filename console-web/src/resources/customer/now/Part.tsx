import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ProblemLines } from '../../../components/page/ProblemLines';
import { shellTexts } from '../../../i18n/shell';
import { problemLines } from '../../../providers/api/problem';

interface Props<Data> {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** A part of what stands first: the others do not wait for it, and do not fail with it. */
export function Part<Data>({ query, children }: Props<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <Skeleton aria-label={shellTexts.loading} />;
  return (
    <>
      <ProblemLines lines={problemLines(error)} />
      <Button size="small" variant="outlined" onClick={() => void refetch()}>
        {shellTexts.error.retry}
      </Button>
    </>
  );
}
