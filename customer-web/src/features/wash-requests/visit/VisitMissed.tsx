import { legNameOf } from '@laundry/shared/rules/stages/next-leg';
import { revisitDays } from '@laundry/shared/rules/visits/revisit-days';
import { asParagraph } from '@laundry/shared/text/wording/lines/lines';
import { belowRevisitDays, revisitDayWords } from '@laundry/shared/text/wording/lines/revisit-words';
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

/** The days that work for what was missed, each with the minute until which it can be chosen, and the way to choose. */
export function VisitMissed({ again: { leg, times }, cancelled, onAsk }: VisitMissedProps) {
  const t = useTexts('visit').again;
  const lang = useLang();
  const now = useNow();
  const days = revisitDays(times, cancelled);
  return (
    <Card title={t.days}>
      <ul className="bullets">
        {days.map((day) => (
          <li key={day.from}>
            <Phrases>{revisitDayWords(day, lang, now)}</Phrases>
          </li>
        ))}
      </ul>
      {belowRevisitDays(days, lang).map((lines) => (
        <p key={lines[0]}>{asParagraph(lines, lang)}</p>
      ))}
      <div>
        <Button onClick={onAsk}>{t.ask[legNameOf(leg)]}</Button>
      </div>
    </Card>
  );
}
