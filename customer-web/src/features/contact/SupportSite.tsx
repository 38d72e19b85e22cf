import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/texts';
import { answer, client } from '../../lib/calls/api';

/** What the server alone knows of the masters: the support site. */
const mastersQuery = queryOptions({
  queryKey: ['masters'],
  queryFn: () => answer(client.GET('/api/v1/masters')),
  staleTime: Infinity,
});

/** Where more help is, if the company has a site for it. After the form, which it does not move when it comes. */
export function SupportSite() {
  const t = useTexts('contact');
  const url = useQuery(mastersQuery).data?.other.support_url ?? null;
  return (
    url !== null && (
      <p>
        <a href={url}>{t.support}</a>
      </p>
    )
  );
}
