import Box from '@mui/material/Box';
import { displayDateTime } from '@laundry/shared/time/display';
import { t } from '../../i18n';
import type { TrailEntry } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';
import { TOUCH_TARGET } from '../../theme/tokens';
import { plainButton } from '../inline/plain-button';

/** The place of an entry on the screen. */
export const entryId = (id: number): string => `trail-${id}`;

interface Props {
  readonly entry: TrailEntry;
  /** The entries on the screen. */
  readonly shown: readonly TrailEntry[];
}

/** That an entry was taken back, or takes one back, and the way to the other one. */
export function UndoneMarks({ entry: { undoes_id, undone_by_id }, shown }: Props) {
  return (
    <>
      {undone_by_id !== null && <Mark word="undone" id={undone_by_id} shown={shown} />}
      {undoes_id !== null && <Mark word="undoes" id={undoes_id} shown={shown} />}
    </>
  );
}

const styles = { ...plainButton, minHeight: { xs: TOUCH_TARGET, md: 0 } };

function Mark({ word, id, shown }: { word: 'undone' | 'undoes'; id: number; shown: readonly TrailEntry[] }) {
  const other = shown.find((entry) => entry.id === id);
  if (other === undefined) return <span className="soft">{t(`timeline.${word}`)}</span>;
  const at = displayDateTime(other.search_timestamp, 'ja', nowJst());
  return (
    <Box component="button" type="button" sx={styles} onClick={() => document.getElementById(entryId(id))?.focus()}>
      {t(`timeline.${word}At`, { at })}
    </Box>
  );
}
