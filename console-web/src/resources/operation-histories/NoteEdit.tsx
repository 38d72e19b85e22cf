import { LIMITS } from '@laundry/shared/constants/limits';
import { useRecordContext } from 'ra-core';
import { NoteEdit as RecordNote } from '../../components/form/note/NoteEdit';
import { t } from '../../i18n';
import type { HistoryRow } from '../../providers/api/api-types';

/** The note of an operation: the only thing of the history that is ever changed. */
export function NoteEdit() {
  const row = useRecordContext<HistoryRow>();
  if (row === undefined) return null;
  return (
    <RecordNote
      record={row}
      source="bikou"
      text={row.bikou}
      title={t('histories.note.title')}
      what={t('histories.note.what')}
      of={t('histories.note.of', { id: row.id })}
      fieldLabel={t('histories.note.label')}
      maxLength={LIMITS.remarksLength}
    />
  );
}
