import { t } from '../../../../i18n';
import type { RequestRow } from '../../../../providers/api/api-types';
import { isStored } from '../../row-facts';
import { rowTotals } from '../row-totals';

interface Props {
  readonly label: string;
  readonly rows: readonly RequestRow[];
  readonly ticked: ReadonlySet<number>;
  /** Absent: nothing of the list is ticked by this person. */
  readonly onToggle?: ((rows: readonly RequestRow[]) => void) | undefined;
}

/** What a group is, how much it holds, and one tick for all of it. */
export function GroupHeading({ label, rows, ticked, onToggle }: Props) {
  const { hits, bags } = rowTotals(rows);
  const stored = rows.filter(isStored);
  const picked = stored.filter(({ id }) => ticked.has(id)).length;
  return (
    <>
      {onToggle && stored.length > 0 && (
        <label className="tick">
          <input
            type="checkbox"
            aria-label={t('requests.groups.select', { group: label })}
            checked={picked === stored.length}
            ref={(input) => {
              if (input) input.indeterminate = picked > 0 && picked < stored.length;
            }}
            onChange={() => onToggle(rows)}
          />
        </label>
      )}
      {label}
      <span className="soft">{t('requests.groups.holds', { count: hits, bags })}</span>
    </>
  );
}
