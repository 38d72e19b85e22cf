import type { LegalPageName } from '@laundry/shared/constants/legal-pages';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../components/page/Card';
import { Page } from '../../components/page/Page';
import { QueryState } from '../../components/loading/QueryState';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import { answer, client } from '../../lib/calls/api';
import styles from './LegalPage.module.css';
import { blocksOf } from './blocks-of';

/** One of the texts that a shop has to publish, as the operator has written it. */
export function LegalPage({ name }: { name: LegalPageName }) {
  const t = useTexts('legal');
  const lang = useLang();
  const page = useQuery({
    queryKey: ['legal', name, lang],
    queryFn: () => answer(client.GET('/api/v1/legal/{name}', { params: { path: { name } } })),
  });
  return (
    <Page title={t[name]}>
      <QueryState query={page} skeletonLines={10}>
        {({ text }) => (
          <Card>
            <div className={styles.text}>
              {blocksOf(text).map(({ heading, text: words }, place) =>
                heading ? <h2 key={place}>{words}</h2> : <p key={place}>{words}</p>,
              )}
            </div>
          </Card>
        )}
      </QueryState>
    </Page>
  );
}
