import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../components/loading/QueryState';
import { Page } from '../components/page/Page';
import { CompanyPeople } from '../features/company-people/CompanyPeople';
import { companyPeopleQuery } from '../features/company-people/company-people';
import { useTexts } from '../i18n/texts';

export default function CompanyPeoplePage() {
  const { people } = useTexts('company');
  return (
    <Page title={people.title}>
      <QueryState query={useQuery(companyPeopleQuery)}>{(known) => <CompanyPeople known={known} />}</QueryState>
    </Page>
  );
}
