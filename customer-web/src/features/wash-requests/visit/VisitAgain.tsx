import { legNameOf } from '@laundry/shared/rules/stages/next-leg';
import { chooseBy } from '@laundry/shared/rules/visits/revisit-days';
import { displayDate, displayDateTime } from '@laundry/shared/time/display';
import { dateOf, timeOf } from '@laundry/shared/time/jst';
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
import type { VisitAgain as Again } from '../../../lib/calls/api-types';
import { useNow } from '../now';
import { useVisitAct } from './use-visit-act';
import { chooseAgain } from './visit-calls';

interface VisitAgainProps {
  secret: string;
  again: Again;
  /** From when on the request is cancelled by itself. */
  cancelled: string | null;
  onKeep: () => void;
  onMoved: () => void;
}

/** A new day and time for what was missed, and where its delivery goes with it. */
export function VisitAgain({ secret, again: { leg, times }, cancelled, onKeep, onMoved }: VisitAgainProps) {
  const t = useTexts('visit').again;
  const { row } = useTexts('requests');
  const common = useTexts('common');
  const lang = useLang();
  const now = useNow();
  const [wanted, setWanted] = useState(times[0]?.time ?? '');
  // Gone meanwhile, it can be had no more: what the fields show is what is sent.
  const chosen = times.find(({ time }) => time === wanted) ?? times[0];
  const day = dateOf(chosen?.time ?? '');
  const ofDay = times.filter(({ time }) => dateOf(time) === day);
  const moving = useVisitAct(
    secret,
    (choice: Again['times'][number]) => chooseAgain(secret, { leg, ...choice }),
    onMoved,
  );
  useEffect(beginAndEnd, []);
  if (chosen === undefined) return null;
  const name = legNameOf(leg);
  const lines = [
    { term: row[name], text: displayDateTime(chosen.time, lang, now) },
    ...(chosen.delivery === null ? [] : [{ term: row.delivery, text: displayDateTime(chosen.delivery, lang, now) }]),
  ];
  return (
    <Card>
      <h2 tabIndex={-1} data-step-heading>
        {t.ask[name]}
      </h2>
      <SelectField
        name="again-day"
        label={t.day}
        value={day}
        onChange={(event) => setWanted(times.find(({ time }) => dateOf(time) === event.target.value)?.time ?? '')}
        disabled={moving.isPending}
      >
        {[...new Set(times.map(({ time }) => dateOf(time)))].map((each) => (
          <option key={each} value={each}>
            {displayDate(each, lang, now)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="again-time"
        label={t.time}
        value={chosen.time}
        onChange={(event) => setWanted(event.target.value)}
        disabled={moving.isPending}
      >
        {ofDay.map(({ time }) => (
          <option key={time} value={time}>
            {timeOf(time)}
          </option>
        ))}
      </SelectField>
      <p>
        <Phrases>{t.chosen[name]({ moment: displayDateTime(chosen.time, lang, now) })}</Phrases>
      </p>
      <p className="small muted">
        <Phrases>{t.by({ moment: displayDateTime(chooseBy(chosen.time, cancelled), lang, now) })}</Phrases>
      </p>
      {chosen.delivery !== null && (
        <p>
          <Phrases>{t.delivery({ moment: displayDateTime(chosen.delivery, lang, now) })}</Phrases>
        </p>
      )}
      <NotSent error={moving.error} title={t.not_sent} />
      <StepActions chosen={{ title: t.ask[name], lines }}>
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
