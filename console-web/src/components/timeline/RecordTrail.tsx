import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../i18n';
import type { TrailEntry } from '../../providers/api/api-types';
import { FailedScreen } from '../loading/FailedScreen';
import { LoadingScreen } from '../loading/LoadingScreen';
import { Timeline, type TimelineProps } from './Timeline';

const ROWS = 30;

/** How the trail of a record is read. */
export interface TrailSource<Entry extends TrailEntry> {
  /** Under which name it is stored: the record's, with what tells that something was done to it. */
  readonly queryKey: readonly unknown[];
  readonly read: (rows: number) => Promise<readonly Entry[]>;
}

interface Props<Entry extends TrailEntry> extends TrailSource<Entry>, Omit<TimelineProps<Entry>, 'entries' | 'more'> {
  /** What is known of it already: shown until the whole is here, and where it does not come. */
  readonly known?: readonly Entry[];
}

/** The trail of one record, as much more of it as is wanted. */
export function RecordTrail<Entry extends TrailEntry>({ queryKey, read, known, ...timeline }: Props<Entry>) {
  const [rows, setRows] = useState(ROWS);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...queryKey, rows],
    queryFn: () => read(rows),
    placeholderData: keepPreviousData,
  });
  const entries = data ?? known;
  if (entries === undefined && error !== null) return <FailedScreen error={error} onRetry={() => void refetch()} />;
  if (entries === undefined) return <LoadingScreen />;
  const more = (data?.length ?? 0) >= rows && (
    <Button disabled={isFetching} onClick={() => setRows(rows + ROWS)}>
      {t('timeline.more')}
    </Button>
  );
  return <Timeline {...timeline} entries={entries} more={more} />;
}
