import { useState } from 'react';
import { t } from '../../../i18n';
import type { RequestRow } from '../../../providers/api-types';
import { customerName, isStored } from '../row-facts';
import { CountEditor } from './CountEditor';

/** The count of a row, edited in its place; the result stands in the cell. */
export function CountCell({ row, isEditable }: { row: RequestRow; isEditable: boolean }) {
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const shown = `${row.count}${t('requests.list.piece')}`;

  if (isEditing && isStored(row))
    return (
      <td className="count number editing">
        {shown}
        <CountEditor
          row={row}
          onClose={(saved) => {
            setEditing(false);
            setSaved(saved);
          }}
        />
      </td>
    );
  return (
    <td className="count number">
      {isEditable ? (
        <button
          type="button"
          className="plain"
          aria-label={t('requests.count.edit', { name: customerName(row), count: row.count })}
          onClick={() => setEditing(true)}
        >
          {shown}
        </button>
      ) : (
        shown
      )}
      {isSaved && (
        <div role="status" className="soft">
          {t('requests.count.saved')}
        </div>
      )}
    </td>
  );
}
