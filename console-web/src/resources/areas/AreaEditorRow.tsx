import { areaTexts } from '../../i18n/areas';
import type { Area } from '../../providers/api-types';
import { AREA_COLUMNS } from './area-columns';
import { AreaInput } from './AreaInput';
import { useAreaDraft } from './useAreaDraft';

interface Props {
  /** Null for the row on top that adds one. */
  readonly area: Area | null;
  /** Another row is being edited. */
  readonly isLocked?: boolean;
  readonly onSaved: (area: Area) => void;
  readonly onCancel: () => void;
}

/** A row in edit: Enter confirms, Esc cancels, what is wrong stands under its field. */
export function AreaEditorRow({ area, isLocked = false, onSaved, onCancel }: Props) {
  const editing = useAreaDraft({ area, onSaved, onCancel });
  const isNew = area === null;
  return (
    <tr
      ref={editing.frame}
      className={isNew ? 'new' : 'editing'}
      aria-label={isNew ? areaTexts.newRow : undefined}
      title={isLocked ? areaTexts.oneAtATime : undefined}
      onKeyDown={editing.onKeyDown}
    >
      <td className="actions">
        <button
          type="button"
          className="main"
          disabled={isLocked || editing.isPending}
          title={areaTexts.keys}
          onClick={editing.confirm}
        >
          {editing.isPending ? areaTexts.saving : isNew ? areaTexts.add : areaTexts.confirm}
        </button>
        {!isNew && (
          <button type="button" title={areaTexts.keys} onClick={editing.cancel}>
            {areaTexts.cancel}
          </button>
        )}
        {editing.rowProblems.map((problem) => (
          <div role="alert" key={problem}>{`▲ ${problem}`}</div>
        ))}
      </td>
      {AREA_COLUMNS.map((column) => (
        <td key={column.field}>
          <AreaInput
            column={column}
            editing={editing}
            isLocked={isLocked}
            autoFocus={!isNew && column.field === 'zipcode'}
          />
        </td>
      ))}
    </tr>
  );
}
