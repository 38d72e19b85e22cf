import { areaTexts } from '../../i18n/areas';
import type { Area } from '../../providers/api-types';
import type { AreaRowProps } from './useAreaRows';

/** Edit and delete, and what became of the last edit. */
export function AreaActions({ area, isLocked, isLeft, result, onEdit, onDelete }: AreaRowProps & { area: Area }) {
  const why = isLocked ? areaTexts.oneAtATime : undefined;
  return (
    <>
      <button
        type="button"
        autoFocus={isLeft}
        disabled={isLocked}
        title={why}
        aria-label={areaTexts.ofArea(areaTexts.edit, area.zipcode)}
        onClick={() => onEdit(area.id)}
      >
        {areaTexts.edit}
      </button>
      <button
        type="button"
        className="danger"
        disabled={isLocked}
        title={why}
        aria-label={areaTexts.ofArea(areaTexts.delete, area.zipcode)}
        onClick={() => onDelete(area)}
      >
        {areaTexts.delete}
      </button>
      <div role="status" className="done">
        {result ?? ''}
      </div>
    </>
  );
}
