import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/buttons/Button';
import { LinkButton } from '../../components/buttons/LinkButton';
import { Alert } from '../../components/messages/Alert';
import { NotSent } from '../../components/messages/NotSent';
import { AskFirst } from '../../components/page/AskFirst';
import { Card } from '../../components/page/Card';
import { useTexts } from '../../i18n/texts';
import type { OwnCalendar as Own } from '../../lib/calls/api-types';
import { PATHS } from '../../lib/paths';
import { AddressCard } from './AddressCard';
import { type CalendarChange, changeCalendar, ownCalendarQuery } from './own-calendar';

/** The calendar that follows the customer: begun, made anew, ended. */
export function OwnCalendar({ calendar: { url, created_at } }: { calendar: Own }) {
  const t = useTexts('calendar');
  const queries = useQueryClient();
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null);
  const changing = useOneMutation({
    mutationFn: changeCalendar,
    onSuccess: () => setAsked(null),
    onSettled: () => queries.invalidateQueries(ownCalendarQuery),
  });
  const done = changing.isSuccess ? doneWords(changing.variables, t) : null;
  const ask = (what: 'renew' | 'end' | null): void => {
    changing.reset();
    setAsked(what);
  };
  return (
    <>
      {done !== null && <Alert kind="good" role="status" title={done} />}
      {url === null || created_at === null ? (
        <Card title={t.begin_title}>
          <ul className="bullets">
            {t.shown.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <NotSent error={changing.error} title={t.failed} />
          <div>
            <Button pending={changing.isPending} onClick={() => changing.mutate('make')}>
              {t.make}
            </Button>
          </div>
        </Card>
      ) : (
        <>
          <AddressCard url={url} madeAt={created_at} />
          {asked === null ? (
            <Card title={t.manage_title}>
              <p className="muted small">{t.secret_note}</p>
              <div className="row">
                <Button kind="secondary" small onClick={() => ask('renew')}>
                  {t.renew.ask}
                </Button>
                <Button kind="quiet" small onClick={() => ask('end')}>
                  {t.end.ask}
                </Button>
              </div>
            </Card>
          ) : (
            <AskFirst
              words={t[asked]}
              keep={t.keep}
              isDanger={asked === 'end'}
              pending={changing.isPending}
              onConfirm={() => changing.mutate(asked)}
              onKeep={() => ask(null)}
            >
              <NotSent error={changing.error} title={t.failed} />
            </AskFirst>
          )}
        </>
      )}
      <div>
        <LinkButton to={PATHS.profile} kind="secondary">
          {t.back}
        </LinkButton>
      </div>
    </>
  );
}

const doneWords = (change: CalendarChange, t: ReturnType<typeof useTexts<'calendar'>>): string =>
  change === 'make' ? t.made : t[change].done;
