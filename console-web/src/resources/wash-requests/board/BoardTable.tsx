import { halfHourOf } from '@laundry/shared/time/half-hours';
import { useRef, useState } from 'react';
import { t } from '../../../i18n';
import type { StoredRow } from '../../../providers/api/api-types';
import { BoardFrame } from './BoardFrame';
import type { BoardProps } from './board-props';
import { halfHourLabel } from './day-board';
import { LaneRow } from './LaneRow';
import { useReachedStop } from './stops/useReachedStop';

/** In pixels: of a name with its numbers, of a stop at least, and of a half hour without one. */
const LANE_WIDTH = 148;
const STOP_WIDTH = 72;
const FREE_WIDTH = 22;

/** A day on a desk: people below each other, half hours beside each other, nobody's on top. */
export function BoardTable({ board, day, moving, onChoose, onMove }: BoardProps) {
  const { tray, lanes, halfHours } = board;
  const [dragged, setDragged] = useState<StoredRow | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const all = [tray, ...lanes].flatMap(({ stops }) => stops);
  const inOrder = [tray, ...lanes].flatMap(({ stops }) => stops.toSorted((a, b) => (a.sched_dt < b.sched_dt ? -1 : 1)));
  const { reached, onFocus, onKeyDown } = useReachedStop(frame, inOrder[0]?.id);
  const isReachedHere = all.some(({ id }) => id === reached);
  const used = new Set(all.map(({ sched_dt }) => halfHourOf(sched_dt)));
  const columnClass = (halfHour: number): string => (halfHour % 2 === 0 ? 'hour' : 'half');
  const shared = { dragged, moving, reached: isReachedHere ? reached : inOrder[0]?.id };
  return (
    <BoardFrame ref={frame} onFocus={onFocus} onKeyDown={onKeyDown}>
      <table style={{ minWidth: LANE_WIDTH + used.size * STOP_WIDTH + (halfHours.length - used.size) * FREE_WIDTH }}>
        <caption>{t('board.caption', { day })}</caption>
        <colgroup>
          <col style={{ width: LANE_WIDTH }} />
          {halfHours.map((halfHour) => (
            <col key={halfHour} style={used.has(halfHour) ? undefined : { width: FREE_WIDTH }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('board.lane')}</th>
            {halfHours.map((halfHour) => (
              <th key={halfHour} scope="col" className={columnClass(halfHour)}>
                {used.has(halfHour) ? halfHourLabel(halfHour) : ''}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[tray, ...lanes].map((lane) => (
            <LaneRow
              key={lane.staff?.id ?? 'tray'}
              {...shared}
              lane={lane}
              halfHours={halfHours}
              columnClass={columnClass}
              onChoose={onChoose}
              onDrag={setDragged}
              onDrop={onMove}
            />
          ))}
        </tbody>
      </table>
    </BoardFrame>
  );
}
