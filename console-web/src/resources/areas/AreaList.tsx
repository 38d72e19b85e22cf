import { ColumnsButton, FilterLiveForm, TextInput } from 'react-admin';
import { EmptyPanel } from '../../components/page/EmptyPanel';
import { ListPage } from '../../components/list/ListPage';
import { useIsPhone } from '../../theme/useIsPhone';
import { t } from '../../i18n';
import type { Area } from '../../providers/api/api-types';
import { AreaCards } from './AreaCards';
import { AreaEditing } from './AreaEditing';
import { AreaTable } from './AreaTable';

/** The service areas: a table on desks, cards on phones. */
export default function AreaList() {
  const isPhone = useIsPhone();
  return (
    <ListPage<Area>
      title={t('areas.name')}
      sort={{ field: 'zipcode', order: 'ASC' }}
      perPage={100}
      search={
        <FilterLiveForm>
          <TextInput source="zipcode" type="search" label={t('areas.find')} helperText={false} fullWidth={isPhone} />
        </FilterLiveForm>
      }
      tools={!isPhone && <ColumnsButton />}
      empty={
        <AreaEditing>
          <AreaCards />
          <EmptyPanel text={t('areas.empty')} />
        </AreaEditing>
      }
    >
      <AreaEditing>{isPhone ? <AreaCards /> : <AreaTable />}</AreaEditing>
    </ListPage>
  );
}
