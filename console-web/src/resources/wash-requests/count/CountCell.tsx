import { personName } from '@laundry/shared/text/person-name';
import { InlineValue } from '../../../components/inline/InlineValue';
import { t } from '../../../i18n';
import type { RequestRow } from '../../../providers/api/api-types';
import { isStored } from '../row-facts';
import { CountEditor } from './CountEditor';

const PIECE = t('requests.list.piece');

/** The count of a row, edited in its place; the result stands in the cell. */
export function CountCell({ row, isEditable }: { row: RequestRow; isEditable: boolean }) {
  const shown = `${row.count}${PIECE}`;
  if (!isEditable || !isStored(row)) return <td className="count number">{shown}</td>;
  return (
    <td className="count number">
      <InlineValue
        shown={shown}
        label={t('requests.count.edit', { name: personName(row), count: row.count })}
        editor={(close) => (
          <>
            {shown}
            <CountEditor row={row} onClose={close} />
          </>
        )}
      />
    </td>
  );
}
