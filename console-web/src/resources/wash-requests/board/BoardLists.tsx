import Box from '@mui/material/Box';
import { personName } from '@laundry/shared/text/person-name';
import { timeOf } from '@laundry/shared/time/jst';
import { RowChangedBy } from '../../../components/live/RowChangedBy';
import { t } from '../../../i18n';
import type { StoredRow } from '../../../providers/api/api-types';
import { Folded } from '../../../components/page/Folded';
import { TOUCH_TARGET } from '../../../theme/tokens';
import { RESOURCE } from '../request-keys';
import { shownLeg } from '../row-facts';
import { OrderStops } from '../visit-order/OrderStops';
import type { BoardProps } from './board-props';
import { type Lane, bagsOf } from './day-board';
import { stopLook } from './stops/stop-look';
import { legLabel, stopLabel } from './stops/stop-words';

/** A day on a phone: nobody's stops unfolded, everybody's behind their numbers. */
export function BoardLists({ board, moving, onChoose }: BoardProps) {
  const { tray, lanes } = board;
  const list = (stops: readonly StoredRow[]) => (
    <ul>
      {stops.map((row) => (
        <li key={row.id}>
          <button
            type="button"
            className={`stop has-changed-by ${shownLeg(row)}`}
            data-stop={row.id}
            aria-haspopup="menu"
            aria-busy={row.id === moving}
            aria-label={stopLabel(row)}
            onClick={(event) => onChoose(row, event.currentTarget)}
          >
            <RowChangedBy resource={RESOURCE} id={row.id} />
            <span className="what">
              <span>{timeOf(row.sched_dt)}</span>
              <b>{legLabel(row)}</b>
              <span>{t('board.bags', { count: row.count })}</span>
            </span>
            <span className="name">{personName(row)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <Box sx={styles}>
      {[tray, ...lanes].map((lane) => (
        <Folded key={lane.staff?.id ?? 'tray'} summary={headOf(lane)} isOpen={lane === tray}>
          {lane.staff !== null && (
            <OrderStops staff={{ id: lane.staff.id, name: personName(lane.staff) }} rows={lane.stops} />
          )}
          {list(lane.stops)}
        </Folded>
      ))}
    </Box>
  );
}

function headOf({ staff, stops }: Lane): string {
  const name = staff === null ? t('board.unassigned') : personName(staff);
  return `${name}　${t('board.load', { count: stops.length, bags: bagsOf(stops) })}`;
}

const styles = {
  ...stopLook,
  '& ul': { listStyle: 'none', display: 'grid', gap: 1, p: 0, m: 0 },
  '& .stop': {
    ...stopLook['& .stop'],
    minHeight: TOUCH_TARGET,
    mt: 0,
    px: 1.25,
    fontSize: 16,
    cursor: 'pointer',
  },
};
