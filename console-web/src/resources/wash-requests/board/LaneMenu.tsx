import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { personName } from '@laundry/shared/text/person-name';
import { dateOf } from '@laundry/shared/time/jst';
import { Link } from 'react-router';
import { t } from '../../../i18n';
import type { StoredRow } from '../../../providers/api/api-types';
import type { AssignChoice } from '../assign/assign-choices';
import { fromBoard, requestPaths } from '../request-paths';
import { type Lane, bagsOf } from './day-board';
import { legLabel } from './stops/stop-words';

interface Props {
  readonly row: StoredRow;
  readonly anchor: HTMLElement;
  readonly lanes: readonly Lane[];
  readonly onMove: (row: StoredRow, staff: AssignChoice | null) => void;
  readonly onClose: () => void;
}

/** Whom a stop can be given to, each with what they have: for the keyboard and for fingers. */
export function LaneMenu({ row, anchor, lanes, onMove, onClose }: Props) {
  const give = (staff: AssignChoice | null) => {
    onClose();
    onMove(row, staff);
  };
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('board.menu', { name: personName(row), leg: legLabel(row) }) } }}
    >
      {lanes.map(({ staff, stops }) => {
        if (staff === null) return null;
        const isCurrent = staff.id === row.staff_id;
        const load = t('board.load', { count: stops.length, bags: bagsOf(stops) });
        return (
          <MenuItem key={staff.id} selected={isCurrent} onClick={() => give(staff)}>
            <ListItemText
              primary={`${personName(staff)}${isCurrent ? t('board.current') : ''}`}
              secondary={load}
              slotProps={{ secondary: { sx: { fontVariantNumeric: 'tabular-nums' } } }}
            />
          </MenuItem>
        );
      })}
      <Divider />
      {row.staff_id !== null && <MenuItem onClick={() => give(null)}>{t('board.release')}</MenuItem>}
      <MenuItem component={Link} to={requestPaths.detail(row.id, fromBoard(dateOf(row.sched_dt)))}>
        {t('board.detail')}
      </MenuItem>
    </Menu>
  );
}
