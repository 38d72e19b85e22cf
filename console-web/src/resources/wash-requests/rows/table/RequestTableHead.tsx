import { useListContext } from 'ra-core';
import { t } from '../../../../i18n';
import { columnsFor } from './columns';
import { isSortable } from '../row-sort';
import type { RowGrants } from '../useRowGrants';

interface Props {
  readonly grants: RowGrants;
  readonly isAllTicked: boolean;
  readonly onToggleAll: () => void;
}

/** The columns; a click sorts by one, another turns it around. */
export function RequestTableHead({ grants, isAllTicked, onToggleAll }: Props) {
  const { sort, setSort } = useListContext();
  const isDescending = sort.order === 'DESC';
  return (
    <thead>
      <tr>
        {grants.assigns && (
          <th scope="col" className="tick">
            <input
              type="checkbox"
              aria-label={t('requests.list.selectAll')}
              checked={isAllTicked}
              onChange={onToggleAll}
            />
          </th>
        )}
        {columnsFor(grants).map((field) => {
          const label = t(`requests.columns.${field}`);
          const isSorted = sort.field === field;
          const order = isSorted && !isDescending ? 'DESC' : 'ASC';
          return (
            <th
              key={field}
              scope="col"
              className={field}
              aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
            >
              {isSortable(field) ? (
                <button
                  type="button"
                  title={t('requests.list.sortBy', { column: label })}
                  onClick={() => setSort({ field, order })}
                >
                  {label}
                  <span aria-hidden>{isSorted ? (isDescending ? ' ▼' : ' ▲') : ''}</span>
                </button>
              ) : (
                label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
