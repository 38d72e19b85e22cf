import { ApiError } from '@laundry/web-kit/calls/api-error';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { QueryState } from '../components/loading/QueryState';
import { LinkButton } from '../components/buttons/LinkButton';
import { Alert } from '../components/messages/Alert';
import { Page } from '../components/page/Page';
import { Joined } from '../features/company-people/Joined';
import { JoinForm } from '../features/company-people/JoinForm';
import { invitationQuery } from '../features/company-people/company-people';
import { useTexts } from '../i18n/texts';
import { PATHS } from '../lib/paths';

export default function JoinCompanyPage() {
  const { token = '' } = useParams();
  const { join: t } = useTexts('company');
  const [joined, setJoined] = useState<string | null>(null);
  const isJoined = joined === token;
  // A link that was used is not asked about again.
  const invitation = useQuery({ ...invitationQuery(token), enabled: !isJoined });
  const isDead = invitation.error instanceof ApiError && invitation.error.status === 404;
  return (
    <Page title={t.title} width="narrow">
      {isJoined && <Joined />}
      {!isJoined && isDead && (
        <>
          <Alert title={t.dead_title}>
            <p>{t.dead}</p>
          </Alert>
          <div>
            <LinkButton to={PATHS.login} kind="secondary">
              {t.to_login}
            </LinkButton>
          </div>
        </>
      )}
      {!isJoined && !isDead && (
        <QueryState query={invitation}>
          {(invited) => <JoinForm key={token} token={token} invited={invited} onJoined={() => setJoined(token)} />}
        </QueryState>
      )}
    </Page>
  );
}
