import Typography from '@mui/material/Typography';
import { dateOf } from '@laundry/shared/time/jst';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../../i18n';
import type { StoredRow } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { BoardFrame } from './BoardFrame';
import { LANE_WIDTH, boardColumns } from './board-columns';
import type { BoardProps } from './board-props';
import { LaneRow } from './LaneRow';
import { useReachedStop } from './stops/useReachedStop';

/** A day on a desk: people below each other, its times beside each other, nobody's on top. */
export function BoardTable({ board, date, day, moving, onChoose, onMove }: BoardProps) {
  const { tray, lanes, halfHours } = board;
  const [dragged, setDragged] = useState<StoredRow | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const all = [tray, ...lanes].flatMap(({ stops }) => stops);
  const inOrder = [tray, ...lanes].flatMap(({ stops }) => stops.toSorted((a, b) => (a.sched_dt < b.sched_dt ? -1 : 1)));
  const { reached, onFocus, onKeyDown } = useReachedStop(frame, inOrder[0]?.id);
  const isReachedHere = all.some(({ id }) => id === reached);
  const times = boardColumns(
    halfHours,
    all.map(({ sched_dt }) => sched_dt),
    width,
  );
  const now = nowJst();
  const present = dateOf(now) === date ? times.columnOf(now) : null;
  const isCut = width !== null && times.minWidth > width;
  // A day that has no room begins where it is now; whoever has scrolled since stays where they are.
  useLayoutEffect(() => {
    const hour = isCut ? frame.current?.querySelector('thead [aria-current]') : null;
    if (hour instanceof HTMLElement) frame.current?.scrollTo({ left: hour.offsetLeft - LANE_WIDTH });
  }, [isCut, date]);
  const shared = { dragged, moving, times, reached: isReachedHere ? reached : inOrder[0]?.id };
  return (
    <>
      {isCut && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
          {t('board.cut')}
        </Typography>
      )}
      <BoardFrame ref={frame} onFocus={onFocus} onKeyDown={onKeyDown}>
        <table style={{ minWidth: times.minWidth }}>
          <caption>{t('board.caption', { day })}</caption>
          <colgroup>
            <col style={{ width: LANE_WIDTH }} />
            {times.columns.map((column) => (
              <col key={column.at} style={{ width: column.width }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{t('board.lane')}</th>
              {times.columns.map(({ at, name, label, isOnTheHour }) => (
                <th
                  key={at}
                  scope="col"
                  className={isOnTheHour ? 'hour' : 'half'}
                  aria-label={name}
                  aria-current={at === present ? 'time' : undefined}
                >
                  {label}
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
                onChoose={onChoose}
                onDrag={setDragged}
                onDrop={onMove}
              />
            ))}
          </tbody>
        </table>
      </BoardFrame>
    </>
  );
}

/** How wide an element may be inside what is around it, in pixels; null: not drawn yet, or where nothing has a size. */
function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    const measure = () => setWidth(box.clientWidth || null);
    measure();
    if (!('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
