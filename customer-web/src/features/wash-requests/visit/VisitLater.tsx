import type { LegName } from '@laundry/shared/constants/progress';
import { displayDateTime } from '@laundry/shared/time/display';
import { timeOf } from '@laundry/shared/time/jst';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/buttons/Button';
import { StepActions } from '../../../components/buttons/StepActions';
import { SelectField } from '../../../components/fields/SelectField';
import { NotSent } from '../../../components/messages/NotSent';
import { Card } from '../../../components/page/Card';
import { Phrases } from '../../../components/text/Phrases';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import { beginAndEnd } from '../../../lib/begin-and-end';
import type { Visit } from '../../../lib/calls/api-types';
import { useNow } from '../now';
import { legMoment } from '../request-row';
import { useVisitAct } from './use-visit-act';
import { moveVisit } from './visit-calls';

interface VisitLaterProps {
  secret: string;
  visit: Visit;
  leg: LegName;
  onKeep: () => void;
  onMoved: () => void;
}

/** A later time of the same day: chosen, seen before → after, and sent. */
export function VisitLater({ secret, visit, leg, onKeep, onMoved }: VisitLaterProps) {
  const t = useTexts('visit').later;
  const common = useTexts('common');
  const lang = useLang();
  const now = useNow();
  const times = visit[`${leg}_times`];
  const [wanted, setWanted] = useState(times[0] ?? '');
  // Moved meanwhile from another device, it can be had no more: what the field shows is what is sent.
  const chosen = times.includes(wanted) ? wanted : (times[0] ?? '');
  const moving = useVisitAct(secret, (time: string) => moveVisit(secret, { [`sched_${leg}_dt`]: time }), onMoved);
  useEffect(beginAndEnd, []);
  const from = displayDateTime(legMoment(visit, leg) ?? '', lang, now);
  return (
    <Card>
      <h2 tabIndex={-1} data-step-heading>
        {t.ask[leg]}
      </h2>
      <SelectField
        name="later-time"
        label={t.time}
        value={chosen}
        onChange={(event) => setWanted(event.target.value)}
        disabled={moving.isPending}
      >
        {times.map((time) => (
          <option key={time} value={time}>
            {timeOf(time)}
          </option>
        ))}
      </SelectField>
      <p>
        <Phrases>{t.from_to({ from, to: displayDateTime(chosen, lang, now) })}</Phrases>
      </p>
      <NotSent error={moving.error} title={t.not_sent} />
      <StepActions>
        <Button pending={moving.isPending} onClick={() => moving.mutate(chosen)}>
          {moving.isPending ? common.sending : t.submit}
        </Button>
        <Button kind="secondary" onClick={onKeep}>
          {t.keep}
        </Button>
      </StepActions>
    </Card>
  );
}
