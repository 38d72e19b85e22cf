import { lazily } from '@laundry/web-kit/loading/lazily';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { Skeleton } from '../components/loading/Skeleton';
import { Page } from '../components/page/Page';
import { useTexts } from '../i18n/texts';

/** By itself: what it needs of the requests' screens is no part of the table of contents. */
const Visit = lazily(() => import('../features/wash-requests/visit/Visit'));

export default function VisitPage() {
  const t = useTexts('visit');
  const secret = useParams()['secret'] ?? '';
  return (
    <Page title={t.title} width="narrow">
      <Suspense fallback={<Skeleton lines={6} />}>
        <Visit key={secret} secret={secret} />
      </Suspense>
    </Page>
  );
}
