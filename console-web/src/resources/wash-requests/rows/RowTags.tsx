import { BADGE_LABELS, rowBadges } from '@laundry/shared/rules/dispatch/row-badges';
import type { RequestRow } from '../../../providers/api/api-types';

/** The badges beside the scheduled time. */
export function RowTags({ row }: { row: RequestRow }) {
  const badges = rowBadges(row);
  if (badges.length === 0) return null;
  return (
    <>
      {badges.map((badge) => (
        <span key={badge} className={`tag ${badge}`}>
          {BADGE_LABELS[badge]}
        </span>
      ))}
    </>
  );
}
