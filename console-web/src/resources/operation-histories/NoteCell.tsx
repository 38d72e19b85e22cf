import { historyTexts } from '../../i18n/operation-histories';
import type { HistoryRow } from '../../providers/api-types';

const { note: texts } = historyTexts;

interface Props {
  readonly row: HistoryRow;
  readonly isSaved: boolean;
  readonly onEdit: (row: HistoryRow) => void;
}

/** The note, or the way to write one; the result of the last edit beside it. */
export function NoteCell({ row, isSaved, onEdit }: Props) {
  return (
    <>
      <button type="button" className="plain note" aria-label={texts.edit(row.id)} onClick={() => onEdit(row)}>
        {row.bikou || texts.write}
      </button>
      {isSaved && (
        <div role="status" className="done">
          {texts.saved}
        </div>
      )}
    </>
  );
}
