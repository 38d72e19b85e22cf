import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, buttonClass } from '../../../components/buttons/Button';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { TextField } from '../../../components/fields/TextField';
import { EmptyState } from '../../../components/loading/EmptyState';
import { Alert } from '../../../components/messages/Alert';
import { NotSent } from '../../../components/messages/NotSent';
import { AskFirst } from '../../../components/page/AskFirst';
import { Card } from '../../../components/page/Card';
import { useTexts } from '../../../i18n/texts';
import { PATHS } from '../../../lib/paths';
import { useCopy } from '../../../lib/use-copy';
import { renewVisitLink, visitLinkQuery } from './visit-link-calls';

interface VisitLinkProps {
  id: number;
  url: string | null;
  /** It is a company's request: others are its people, and no family. */
  isOfCompany: boolean;
}

/** The link of a request's page for whoever is signed in: opened, copied, replaced. */
export function VisitLink({ id, url, isOfCompany }: VisitLinkProps) {
  const t = useTexts('visit').link;
  const queries = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const { said, copy } = useCopy({ copied: t.copied, failed: t.copy_failed });
  const renewing = useOneMutation({
    mutationFn: () => renewVisitLink(id),
    onSuccess: () => setIsAsked(false),
    onSettled: () => queries.invalidateQueries(visitLinkQuery(id)),
  });
  const ask = (isOn: boolean): void => {
    renewing.reset();
    setIsAsked(isOn);
  };
  const back = (
    <LinkButton to={PATHS.currentRequests} kind="secondary">
      {t.back}
    </LinkButton>
  );
  if (url === null) return <EmptyState action={back}>{t.none}</EmptyState>;
  return (
    <>
      {renewing.isSuccess && <Alert kind="good" role="status" title={t.renew.done} />}
      <Card title={t.number({ id })}>
        <p className="muted small">{t.lead({ whom: isOfCompany ? t.whom.company : t.whom.person })}</p>
        <TextField
          name="visit_link"
          label={t.address}
          value={url}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <div className="row">
          <Button kind="secondary" small onClick={() => copy(url)}>
            {t.copy}
          </Button>
          <a className={buttonClass({ kind: 'secondary', small: true })} href={url}>
            {t.open}
          </a>
          <span role="status">{said}</span>
        </div>
      </Card>
      {isAsked ? (
        <AskFirst
          words={t.renew}
          keep={t.keep}
          isDanger
          pending={renewing.isPending}
          onConfirm={() => renewing.mutate()}
          onKeep={() => ask(false)}
        >
          <NotSent error={renewing.error} title={t.not_sent} />
        </AskFirst>
      ) : (
        <div>
          <Button kind="quiet" onClick={() => ask(true)}>
            {t.renew.ask}
          </Button>
        </div>
      )}
      <div>{back}</div>
    </>
  );
}
