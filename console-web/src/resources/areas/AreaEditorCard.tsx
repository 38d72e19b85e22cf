import { areaTexts } from '../../i18n/areas';
import type { Area } from '../../providers/api-types';
import { AREA_COLUMNS } from './area-columns';
import { AreaInput } from './AreaInput';
import { useAreaDraft } from './useAreaDraft';

interface Props {
  readonly area: Area | null;
  readonly isLocked?: boolean;
  readonly onSaved: (area: Area) => void;
  readonly onCancel: () => void;
}

/** An area in edit on phones: the same fields as the row's, each under its name. */
export function AreaEditorCard({ area, isLocked = false, onSaved, onCancel }: Props) {
  const editing = useAreaDraft({ area, onSaved, onCancel });
  return (
    <li
      ref={editing.frame}
      className="editing"
      aria-label={area === null ? areaTexts.newRow : undefined}
      onKeyDown={editing.onKeyDown}
    >
      <div className="grid">
        {AREA_COLUMNS.map((column) => (
          <div key={column.field} className={`of-${column.kind}`}>
            <div className="name" aria-hidden>
              {areaTexts.columns[column.field]}
            </div>
            <AreaInput column={column} editing={editing} isLocked={isLocked} />
          </div>
        ))}
      </div>
      <div className="actions">
        <button type="button" className="main" disabled={isLocked || editing.isPending} onClick={editing.confirm}>
          {editing.isPending ? areaTexts.saving : area === null ? areaTexts.add : areaTexts.confirm}
        </button>
        <button type="button" onClick={editing.cancel}>
          {areaTexts.cancel}
        </button>
      </div>
      {editing.rowProblems.map((problem) => (
        <div role="alert" key={problem}>{`▲ ${problem}`}</div>
      ))}
    </li>
  );
}
