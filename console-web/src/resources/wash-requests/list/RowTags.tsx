import { rowBadges } from '@laundry/shared/rules/row-badges';
import { requestTexts } from '../../../i18n/wash-requests';
import type { RequestRow } from '../../../providers/api-types';

/** The badges beside the scheduled time (spec 2 §2.1). */
export function RowTags({ row }: { row: RequestRow }) {
  const badges = rowBadges(row);
  if (badges.length === 0) return null;
  return (
    <div>
      {badges.map((badge) => (
        <span key={badge} className={`tag ${badge}`}>
          {requestTexts.badges[badge]}
        </span>
      ))}
    </div>
  );
}
