import { missedLeg } from '@laundry/shared/rules/visits/missed-leg';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { Suspense } from 'react';
import { loadTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';

/** With its words, for who needs them. */
const ToNewTimes = lazily(async () => {
  const [file] = await Promise.all([import('./ToNewTimes'), loadTexts('currents')]);
  return file;
});

/** Says of a missed leg that it was, and how it gets a new time. */
export function MissedVisit({ row, now }: { row: WashRequest; now: JstDateTime }) {
  const leg = missedLeg(row, now);
  if (leg === null) return null;
  return (
    <Suspense>
      <ToNewTimes row={row} leg={leg} now={now} />
    </Suspense>
  );
}
