import { displayDateTime } from '@laundry/shared/time/display';
import { type JstDateTime, timeOf } from '@laundry/shared/time/jst';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';

/** The pickup of a one-time request, worded: from when until when somebody comes; from when, where no window is promised. */
export function usePickupWindow(now: JstDateTime): (pickup: JstDateTime, until: JstDateTime | null) => string {
  const t = useTexts('requests');
  const lang = useLang();
  return (pickup, until) => {
    const from = displayDateTime(pickup, lang, now);
    return until === null ? t.window_from({ from }) : t.window({ from, until: timeOf(until) });
  };
}
