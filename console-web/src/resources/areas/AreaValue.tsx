import { areaTexts } from '../../i18n/areas';
import type { Area } from '../../providers/api-types';
import { type AreaColumn, flagText } from './area-columns';
import { NotesView } from './NotesView';

/** The value of a cell, to be read. */
export function AreaValue({ area, column }: { area: Area; column: AreaColumn }) {
  if (column.kind === 'flag') {
    const flag = area[column.field];
    return <span className={flag ? 'strong' : 'soft'}>{flagText(flag)}</span>;
  }
  if (column.kind === 'notes') return <NotesView area={area} />;
  const text = area[column.field];
  return column.field === 'zipcode' ? <span className="strong">{text}</span> : text || areaTexts.notes.none;
}
