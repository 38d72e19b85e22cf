import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { undoable } from '@laundry/shared/rules/history/undo';
import { displayDateTime } from '@laundry/shared/time/display';
import { type ReactNode, useState } from 'react';
import { t } from '../../i18n';
import type { TrailEntry } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';
import { tokens } from '../../theme/tokens';
import { TimelineFilters } from './TimelineFilters';
import { EVERYTHING, wanted } from './trail-filter';
import { UndoEntry } from './UndoEntry';
import { UndoneMarks, entryId } from './UndoneMarks';
import type { UndoWay } from './undo-way';
import { changesOfRecord, operationLabel, operatorText } from './trail-words';

export interface TimelineProps<Entry extends TrailEntry> {
  readonly label: string;
  readonly entries: readonly Entry[];
  /** What else is known of an entry, beside who did it. */
  readonly beside?: ((entry: Entry) => ReactNode) | undefined;
  /** The way to older entries, where there are any. */
  readonly more?: ReactNode;
  readonly empty?: string | undefined;
  /** The way back from an entry, where there is one. */
  readonly undo?: UndoWay<Entry> | undefined;
}

/** Who did what to a record and when, from what to what; the latest first. */
export function Timeline<Entry extends TrailEntry>(props: TimelineProps<Entry>) {
  const { label, entries, beside, more, undo, empty = t('timeline.empty') } = props;
  const [filter, setFilter] = useState(EVERYTHING);
  if (entries.length === 0) return <Typography color="textSecondary">{empty}</Typography>;
  const shown = wanted(entries, filter);
  const now = nowJst();
  const back = undo === undefined ? new Set<number>() : undoable(entries);
  const mayUndo = (entry: Entry) => back.has(entry.id) && undo?.may?.(entry) !== false;
  return (
    <>
      <TimelineFilters entries={entries} filter={filter} onChange={setFilter} />
      {shown.length === 0 && <Typography color="textSecondary">{t('timeline.none')}</Typography>}
      <Box component="ol" aria-label={label} sx={styles}>
        {shown.map((entry) => (
          <li key={entry.id} id={entryId(entry.id)} tabIndex={-1}>
            <div className="head">
              <span className="soft">{displayDateTime(entry.search_timestamp, 'ja', now)}</span>
              <span className="what">{operationLabel(entry.operation_type)}</span>
              <span>{operatorText(entry)}</span>
              {beside?.(entry)}
              <UndoneMarks entry={entry} shown={shown} />
              {undo !== undefined && mayUndo(entry) && <UndoEntry entry={entry} onUndo={() => undo.send(entry)} />}
            </div>
            {changesOfRecord(entry).map((line) => (
              <div key={line}>{line}</div>
            ))}
            {entry.bikou && <div className="soft">{entry.bikou}</div>}
          </li>
        ))}
      </Box>
      {more && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 1 }}>
          {more}
          {shown.length < entries.length && (
            <Typography role="status" variant="body2" color="textSecondary">
              {t('timeline.ofLoaded', { count: entries.length })}
            </Typography>
          )}
        </Box>
      )}
    </>
  );
}

const DOT = 10;

const styles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  fontSize: 14,
  '& > li': {
    position: 'relative',
    ml: `${DOT / 2}px`,
    pl: 2,
    pb: 1.5,
    borderLeft: `2px solid ${tokens.line}`,
    overflowWrap: 'anywhere',
  },
  '& > li:last-of-type': { borderColor: 'transparent', pb: 0 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: `${-DOT / 2 - 1}px`,
    top: 6,
    width: DOT,
    height: DOT,
    borderRadius: '50%',
    backgroundColor: tokens.accent,
  },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 },
  '& .what': { fontWeight: 700 },
  '& .soft': { color: tokens.inkSoft, whiteSpace: 'pre-wrap' },
};
