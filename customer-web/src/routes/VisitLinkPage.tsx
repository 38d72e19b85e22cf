import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { QueryState } from '../components/loading/QueryState';
import { Page } from '../components/page/Page';
import { VisitLink } from '../features/wash-requests/visit/VisitLink';
import { visitLinkQuery } from '../features/wash-requests/visit/visit-link-calls';
import { useTexts } from '../i18n/texts';
import { useCurrentUser } from '../lib/session/current-user';

export default function VisitLinkPage() {
  const { title } = useTexts('visit').link;
  const id = Number(useParams()['id']);
  const link = useQuery(visitLinkQuery(id));
  return (
    <Page title={title}>
      <QueryState query={useCurrentUser()}>
        {({ is_company }) => (
          <QueryState query={link}>
            {({ url }) => <VisitLink key={id} id={id} url={url} isOfCompany={is_company} />}
          </QueryState>
        )}
      </QueryState>
    </Page>
  );
}
