import { autoCancelAhead } from '@laundry/shared/rules/calendar/auto-cancel';
import { autoCancelCost } from '@laundry/shared/rules/stages/request-ending';
import { asParagraph } from '@laundry/shared/text/wording/lines/lines';
import { elseCancelled } from '@laundry/shared/text/wording/lines/revisit-words';
import { type JstDateTime, dateOf } from '@laundry/shared/time/jst';
import { useQuery } from '@tanstack/react-query';
import { useLang } from '../../../i18n/language';
import type { WashRequest } from '../../../lib/calls/api-types';
import { useCurrentUser } from '../../../lib/session/current-user';
import { holidaysQuery } from '../request-queries';

interface MissedUntilProps {
  row: WashRequest;
  pickup: JstDateTime;
  /** A new time can be chosen; else the request is cancelled all the same. */
  isMovable: boolean;
  now: JstDateTime;
}

/** Until when a missed pickup can be mended, and what it costs when it is not. */
export function MissedUntil({ row, pickup, isMovable, now }: MissedUntilProps) {
  const lang = useLang();
  const user = useCurrentUser().data;
  const { data } = useQuery(holidaysQuery(dateOf(now)));
  if (user === undefined || data === undefined) return null;
  const holidays = new Set(data.map(({ date }) => date));
  const cancelled = autoCancelAhead(pickup, { holidays, saturdayService: user.is_saturday_available === 1 }, now);
  if (cancelled === null) return null;
  const request = { cancelled, canChoose: isMovable, cost: autoCancelCost(row) };
  return <p>{asParagraph(elseCancelled(request, lang, now), lang)}</p>;
}
