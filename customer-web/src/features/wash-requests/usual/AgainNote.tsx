import { Alert } from '../../../components/messages/Alert';
import { PageTop } from '../page/PageTop';
import { useTexts } from '../../../i18n/texts';

/** Above the page of a form that was filled with what an earlier request had. */
export function AgainNote({ id }: { id: number }) {
  const t = useTexts('usual');
  return (
    <PageTop>
      <Alert role="status" title={t.again_title({ id })}>
        <p>{t.again_lead}</p>
      </Alert>
    </PageTop>
  );
}
