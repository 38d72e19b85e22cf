import { useRecordContext } from 'ra-core';
import { t } from '../../i18n';
import type { Area } from '../../providers/api/api-types';
import { type AreaColumn } from './area-columns';
import { useAreaEditing } from './AreaEditing';
import { AreaInput } from './AreaInput';
import { NotesView } from './NotesView';

/** A cell: the field of the row that is in edit, else the value. The new row is empty while another is in edit. */
export function AreaCell({ column }: { column: AreaColumn }) {
  const area = useRecordContext<Area>();
  const { active } = useAreaEditing();
  if (area?.id === active) return <AreaInput column={column} />;
  return area?.zipcode === undefined ? null : <AreaValue area={area} column={column} />;
}

function AreaValue({ area, column }: { area: Area; column: AreaColumn }) {
  if (column.kind === 'flag') {
    const flag = area[column.field];
    return <span className={flag ? 'strong' : 'soft'}>{flag ? t('areas.yes') : t('areas.no')}</span>;
  }
  if (column.kind === 'notes') return <NotesView area={area} />;
  const text = area[column.field];
  return column.field === 'zipcode' ? <span className="strong">{text}</span> : text || t('areas.notes.none');
}
