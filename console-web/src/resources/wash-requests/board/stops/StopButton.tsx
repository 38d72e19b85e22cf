import { ABSENCE_STATUS } from '@laundry/shared/constants/progress';
import { personName } from '@laundry/shared/text/person-name';
import { minuteOf, timeOf } from '@laundry/shared/time/jst';
import type { DragEvent } from 'react';
import { RowChangedBy } from '../../../../components/live/RowChangedBy';
import { t } from '../../../../i18n';
import type { StoredRow } from '../../../../providers/api/api-types';
import { RESOURCE } from '../../request-keys';
import { shownLeg } from '../../row-facts';
import { legLabel, stopLabel } from './stop-words';

export interface StopProps {
  readonly row: StoredRow;
  /** Minutes that its column stands for: within, its time is said. */
  readonly step: number;
  /** On its way into another lane. */
  readonly isMoving: boolean;
  /** The one of the board that Tab comes to. */
  readonly isReached: boolean;
  readonly onChoose: (row: StoredRow, button: HTMLElement) => void;
  readonly onDrag: (row: StoredRow | null) => void;
}

/** One stop: dragged by hand, or chosen and given by its menu. */
export function StopButton({ row, step, isMoving, isReached, onChoose, onDrag }: StopProps) {
  const onDragStart = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    // Firefox drags nothing that carries nothing.
    event.dataTransfer.setData('text/plain', String(row.id));
    onDrag(row);
  };
  return (
    <button
      type="button"
      className={`stop has-changed-by ${shownLeg(row)}`}
      data-stop={row.id}
      draggable
      tabIndex={isReached ? 0 : -1}
      aria-haspopup="menu"
      aria-busy={isMoving}
      aria-label={stopLabel(row)}
      title={stopLabel(row)}
      onClick={(event) => onChoose(row, event.currentTarget)}
      onDragStart={onDragStart}
      onDragEnd={() => onDrag(null)}
    >
      <RowChangedBy resource={RESOURCE} id={row.id} />
      <span className="what">
        <b>{legLabel(row)}</b>
        <span>{t('board.bags', { count: row.count })}</span>
        {minuteOf(row.sched_dt) % step !== 0 && <span>{timeOf(row.sched_dt)}</span>}
        {row.absence_status === ABSENCE_STATUS.onHold && <b>{t('board.hold')}</b>}
      </span>
      <span className="name">{personName(row)}</span>
    </button>
  );
}
