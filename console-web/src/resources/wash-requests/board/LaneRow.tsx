import { personName } from '@laundry/shared/text/person-name';
import { type DragEvent, useState } from 'react';
import { t } from '../../../i18n';
import type { StoredRow } from '../../../providers/api/api-types';
import { roleLabel } from '../../../providers/access/role-label';
import { OrderStops } from '../visit-order/OrderStops';
import type { BoardColumns } from './board-columns';
import { type Lane, bagsOf, isDriver } from './day-board';
import { StopButton, type StopProps } from './stops/StopButton';

export interface LaneProps extends Pick<StopProps, 'onChoose' | 'onDrag'> {
  readonly dragged: StoredRow | null;
  readonly moving: number | null;
  readonly reached: number | undefined;
  readonly onDrop: (row: StoredRow, staff: Lane['staff']) => void;
}

interface Props extends LaneProps {
  readonly lane: Lane;
  readonly times: BoardColumns;
}

/** One person's times, or nobody's; a stop that is let go over it becomes theirs. */
export function LaneRow({ lane, times, dragged, onDrop, moving, reached, onChoose, onDrag }: Props) {
  const { staff, stops } = lane;
  const [isOver, setOver] = useState(false);
  const isTarget = dragged !== null && dragged.staff_id !== (staff?.id ?? null);
  const onDragOver = (event: DragEvent) => {
    if (!isTarget) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (dragged !== null) onDrop(dragged, staff);
  };
  const classes = [staff === null ? 'tray' : '', isOver && isTarget ? 'over' : ''].join(' ').trim();
  return (
    <tr className={classes} onDragOver={onDragOver} onDragLeave={() => setOver(false)} onDrop={drop}>
      <th scope="row">
        {staff === null ? t('board.unassigned') : personName(staff)}
        {staff !== null && !isDriver(staff) && <span className="load">{roleLabel(staff)}</span>}
        <span className="load">{t('board.load', { count: stops.length, bags: bagsOf(stops) })}</span>
        {staff !== null && <OrderStops staff={{ id: staff.id, name: personName(staff) }} rows={stops} />}
      </th>
      {times.columns.map(({ at, isOnTheHour }) => (
        <td key={at} className={isOnTheHour ? 'hour' : 'half'} data-column={at}>
          {stops
            .filter(({ sched_dt }) => times.columnOf(sched_dt) === at)
            .map((row) => (
              <StopButton
                key={row.id}
                row={row}
                step={times.step}
                isMoving={row.id === moving}
                isReached={row.id === reached}
                onChoose={onChoose}
                onDrag={onDrag}
              />
            ))}
        </td>
      ))}
    </tr>
  );
}
