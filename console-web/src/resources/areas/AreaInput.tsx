import { LIMITS } from '@laundry/shared/constants/limits';
import { useId } from 'react';
import { areaTexts } from '../../i18n/areas';
import type { AreaColumn } from './area-columns';
import { NotesInput } from './NotesInput';
import { AREA_HOURS, areaMinutes, withHour, withMinute } from './area-times';
import type { AreaEditing } from './useAreaDraft';

interface Props {
  readonly column: AreaColumn;
  readonly editing: AreaEditing;
  readonly isLocked?: boolean;
  readonly autoFocus?: boolean;
}

const LENGTHS = { prefecture: 20, address: 100, zipcode: LIMITS.zipDigits + 1 } as const;
const isKnownLength = (field: string): field is keyof typeof LENGTHS => field in LENGTHS;

/** The field of a cell, and what is wrong with it. */
export function AreaInput(props: Props) {
  const { column, editing } = props;
  const problemId = useId();
  const problems = editing.problems[column.field] ?? [];
  return (
    <div className="field">
      <Control {...props} described={{ 'aria-invalid': problems.length > 0, 'aria-describedby': problemId }} />
      <div id={problemId} role="alert">
        {problems.map((problem) => `▲ ${problem}`).join('\n')}
      </div>
    </div>
  );
}

interface ControlProps extends Props {
  readonly described: { 'aria-invalid': boolean; 'aria-describedby': string };
}

function Control({ column, editing, described, isLocked = false, autoFocus = false }: ControlProps) {
  const { draft, change } = editing;
  const label = areaTexts.columns[column.field];
  const shared = { ...described, disabled: isLocked };
  switch (column.kind) {
    case 'flag':
      return (
        <select
          aria-label={label}
          value={String(draft[column.field])}
          onChange={(event) => change({ [column.field]: event.target.value === 'true' })}
          {...shared}
        >
          <option value="true">{areaTexts.yes}</option>
          <option value="false">{areaTexts.no}</option>
        </select>
      );
    case 'time': {
      const time = draft[column.field];
      return (
        <span className="time">
          <select
            aria-label={areaTexts.hourOf(label)}
            value={time.slice(0, 2)}
            onChange={(event) => change({ [column.field]: withHour(time, event.target.value) })}
            {...shared}
          >
            {AREA_HOURS.map((hour) => (
              <option key={hour}>{hour}</option>
            ))}
          </select>
          <span aria-hidden>:</span>
          <select
            aria-label={areaTexts.minuteOf(label)}
            value={time.slice(3, 5)}
            onChange={(event) => change({ [column.field]: withMinute(time, event.target.value) })}
            {...shared}
          >
            {areaMinutes(time.slice(0, 2)).map((minute) => (
              <option key={minute}>{minute}</option>
            ))}
          </select>
        </span>
      );
    }
    case 'notes':
      return (
        <NotesInput
          zipcode={draft.zipcode}
          notes={draft[column.field]}
          isLocked={isLocked}
          onChange={(notes) => change({ [column.field]: notes })}
        />
      );
    case 'text':
      return (
        <input
          autoFocus={autoFocus}
          className={column.field}
          aria-label={label}
          inputMode={column.field === 'zipcode' ? 'numeric' : 'text'}
          maxLength={isKnownLength(column.field) ? LENGTHS[column.field] : undefined}
          value={draft[column.field]}
          onChange={(event) => change({ [column.field]: event.target.value })}
          {...shared}
        />
      );
  }
}
