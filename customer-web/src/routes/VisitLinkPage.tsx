import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { QueryState } from '../components/loading/QueryState';
import { Page } from '../components/page/Page';
import { VisitLink } from '../features/wash-requests/visit/VisitLink';
import { visitLinkQuery } from '../features/wash-requests/visit/visit-link-calls';
import { useTexts } from '../i18n/texts';

export default function VisitLinkPage() {
  const { link } = useTexts('visit');
  const id = Number(useParams()['id']);
  return (
    <Page title={link.title}>
      <QueryState query={useQuery(visitLinkQuery(id))}>
        {({ url }) => <VisitLink key={id} id={id} url={url} />}
      </QueryState>
    </Page>
  );
}
