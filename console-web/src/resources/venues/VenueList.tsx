import { ColumnsButton, TextInput } from 'react-admin';
import { EmptyPanel } from '../../components/page/EmptyPanel';
import { ListPage } from '../../components/list/ListPage';
import { SearchPanel } from '../../components/list/SearchPanel';
import { useIsPhone } from '../../theme/useIsPhone';
import { t } from '../../i18n';
import type { Venue } from '../../providers/api/api-types';
import { AddVenue } from './AddVenue';
import { VenueCards } from './VenueCards';
import { VenueTable } from './VenueTable';

/** The partner venues: a table on desks, cards on phones. */
export default function VenueList() {
  const isPhone = useIsPhone();
  return (
    <ListPage<Venue>
      title={t('venues.name')}
      beside={<AddVenue />}
      sort={{ field: 'code', order: 'ASC' }}
      perPage={50}
      search={
        <SearchPanel>
          <TextInput source="code" helperText={false} />
          <TextInput source="name" helperText={false} />
          <TextInput source="provider_name" helperText={false} />
          <TextInput source="property_name" helperText={false} />
        </SearchPanel>
      }
      tools={!isPhone && <ColumnsButton />}
      empty={<EmptyPanel text={t('venues.empty')} />}
    >
      {isPhone ? <VenueCards /> : <VenueTable />}
    </ListPage>
  );
}
