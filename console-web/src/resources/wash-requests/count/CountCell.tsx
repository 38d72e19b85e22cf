import { useState } from 'react';
import { requestTexts } from '../../../i18n/wash-requests';
import type { RequestRow } from '../../../providers/api-types';
import { customerName } from '../row-facts';
import { CountEditor } from './CountEditor';

const { count: texts, list } = requestTexts;

/** The count of a row, edited in its place; the result stands in the cell (spec 2 §2.1). */
export function CountCell({ row, isEditable }: { row: RequestRow; isEditable: boolean }) {
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const shown = `${row.count}${list.piece}`;

  if (isEditing)
    return (
      <td className="number editing">
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
    <td className="number">
      {isEditable ? (
        <button
          type="button"
          className="plain"
          aria-label={texts.edit(customerName(row), row.count)}
          onClick={() => setEditing(true)}
        >
          {shown}
        </button>
      ) : (
        shown
      )}
      {isSaved && (
        <div role="status" className="soft">
          {texts.saved}
        </div>
      )}
    </td>
  );
}
