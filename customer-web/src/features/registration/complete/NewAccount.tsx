import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router';
import { QueryState } from '../../../components/loading/QueryState';
import { Skeleton } from '../../../components/loading/Skeleton';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { useCurrentUser } from '../../../lib/session/current-user';
import { PATHS } from '../../../lib/paths';
import { endRegistrationDrafts } from '../form/registration-draft';
import { isRegisteredHere, useTicketSession } from './ticket-session';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { Page } from '../../../components/page/Page';
import { useTexts } from '../../../i18n/texts';

interface NewAccountProps {
  /** A registration's ticket, or the number of an account that had its session at once. */
  id: string;
  /** The payment that the address names is this registration's, whichever tab it came back to. */
  paid?: boolean;
  children: (user: CurrentUser) => ReactNode;
}

/** The account that a registration made, for whoever made it; anybody else who is signed in is led to the requests. */
export function NewAccount({ id, paid = false, children }: NewAccountProps) {
  const { signedIn, failed } = useTicketSession(id);
  const user = useCurrentUser();
  useEffect(() => {
    if (signedIn) endRegistrationDrafts();
  }, [signedIn]);
  if (!signedIn) return failed ? <TicketExpired /> : <Skeleton />;
  return (
    <QueryState query={user}>
      {(known) =>
        paid || String(known.id) === id || isRegisteredHere(id) ? (
          children(known)
        ) : (
          <Navigate to={PATHS.washRequest} replace />
        )
      }
    </QueryState>
  );
}

function TicketExpired() {
  const { complete: t } = useTexts('registration');
  return (
    <Page title={t.expired_title} lead={t.expired} width="narrow">
      <LinkButton to={PATHS.login} wide>
        {t.to_login}
      </LinkButton>
    </Page>
  );
}
