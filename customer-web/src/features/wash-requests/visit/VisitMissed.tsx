import { legNameOf } from '@laundry/shared/rules/stages/next-leg';
import { revisitDays } from '@laundry/shared/rules/visits/revisit-days';
import { displayDateTime } from '@laundry/shared/time/display';
import { timeOf } from '@laundry/shared/time/jst';
import { Button } from '../../../components/buttons/Button';
import { Card } from '../../../components/page/Card';
import { Phrases } from '../../../components/text/Phrases';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { VisitAgain } from '../../../lib/calls/api-types';
import { useNow } from '../now';

interface VisitMissedProps {
  again: VisitAgain;
  /** From when on the request is cancelled by itself. */
  cancelled: string | null;
  onAsk: () => void;
}

/** What was missed, the days that work, each with the minute until which it can be chosen, and the way to choose. */
export function VisitMissed({ again: { leg, times }, cancelled, onAsk }: VisitMissedProps) {
  const t = useTexts('visit').again;
  const lang = useLang();
  const now = useNow();
  const name = legNameOf(leg);
  return (
    <Card title={t.lead[name]}>
      <p>{t.days}</p>
      <ul className="bullets">
        {revisitDays(times, cancelled).map(({ from, until, chooseBy }) => (
          <li key={from}>
            <Phrases>
              {t.day_of({
                from: displayDateTime(from, lang, now),
                until: timeOf(until),
                moment: displayDateTime(chooseBy, lang, now),
              })}
            </Phrases>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={onAsk}>{t.ask[name]}</Button>
      </div>
    </Card>
  );
}
