import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router';
import { QueryState } from '../components/loading/QueryState';
import { Page } from '../components/page/Page';
import { OPENS_AT_ONCE } from '../features/wash-requests/visit/opens-at-once';
import { VisitLink } from '../features/wash-requests/visit/VisitLink';
import { visitLinkQuery } from '../features/wash-requests/visit/visit-link-calls';
import { useTexts } from '../i18n/texts';
import { useCurrentUser } from '../lib/session/current-user';

export default function VisitLinkPage() {
  const { title } = useTexts('visit').link;
  const { search } = useLocation();
  const id = Number(useParams()['id']);
  const link = useQuery(visitLinkQuery(id));
  return (
    <Page title={title}>
      <QueryState query={useCurrentUser()}>
        {({ is_company }) => (
          <QueryState query={link}>
            {({ url }) =>
              url !== null && search === OPENS_AT_ONCE ? (
                <Navigate to={new URL(url).pathname} replace />
              ) : (
                <VisitLink key={id} id={id} url={url} isOfCompany={is_company} />
              )
            }
          </QueryState>
        )}
      </QueryState>
    </Page>
  );
}
