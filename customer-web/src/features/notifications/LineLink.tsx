import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { nowJst } from '@laundry/web-kit/now-jst';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/buttons/Button';
import { Alert } from '../../components/messages/Alert';
import { NotSent } from '../../components/messages/NotSent';
import { AskFirst } from '../../components/page/AskFirst';
import { Card } from '../../components/page/Card';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import { ownNotificationsQuery } from '../../lib/own-notifications';
import { LineCode } from './LineCode';
import { endLineLink, newLineCode } from './notification-calls';

interface LineLinkProps {
  /** null: there is no link. */
  linkedAt: JstDateTime | null;
}

/** The link to LINE: begun by a code, seen, ended. */
export function LineLink({ linkedAt }: LineLinkProps) {
  const t = useTexts('notifications').line;
  const lang = useLang();
  const queries = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  /** Since when the account was linked when a code was asked for: the code has worked once that differs. */
  const [before, setBefore] = useState(linkedAt);
  const linking = useOneMutation({ mutationFn: newLineCode, onMutate: () => setBefore(linkedAt) });
  const ending = useOneMutation({
    mutationFn: endLineLink,
    onSuccess: () => {
      linking.reset();
      setIsAsked(false);
    },
    onSettled: () => queries.invalidateQueries(ownNotificationsQuery),
  });
  const isNew = linking.data !== undefined && linkedAt !== null && linkedAt !== before;
  const askForCode = (): void => {
    ending.reset();
    linking.mutate();
  };
  if (isAsked)
    return (
      <AskFirst
        words={t.end}
        keep={t.keep}
        isDanger
        pending={ending.isPending}
        onConfirm={() => ending.mutate()}
        onKeep={() => {
          ending.reset();
          setIsAsked(false);
        }}
      >
        <NotSent error={ending.error} title={t.failed} />
      </AskFirst>
    );
  return (
    <>
      {isNew && <Alert kind="good" role="status" title={t.linked} />}
      {ending.isSuccess && linkedAt === null && <Alert kind="good" role="status" title={t.end.done} />}
      <Card title={t.title}>
        <p>{linkedAt === null ? t.lead : t.is_linked}</p>
        {linkedAt !== null && (
          <p className="muted small">{t.since({ moment: displayDateTime(linkedAt, lang, nowJst()) })}</p>
        )}
        {linking.data !== undefined && !isNew && <LineCode code={linking.data} />}
        <NotSent error={linking.error} title={t.failed} />
        <div className="row">
          {linking.data === undefined || isNew ? (
            <Button
              kind={linkedAt === null ? 'primary' : 'secondary'}
              small={linkedAt !== null}
              pending={linking.isPending}
              onClick={askForCode}
            >
              {linkedAt === null ? t.begin : t.another}
            </Button>
          ) : (
            <Button kind="secondary" small pending={linking.isPending} onClick={askForCode}>
              {t.new_code}
            </Button>
          )}
          {linkedAt !== null && (
            <Button kind="quiet" small onClick={() => setIsAsked(true)}>
              {t.end.ask}
            </Button>
          )}
        </div>
      </Card>
    </>
  );
}
