import { CanAccess } from 'ra-core';
import { AccessDenied } from '../../components/access/AccessDenied';
import { EmptyPanel } from '../../components/page/EmptyPanel';
import { ListPage } from '../../components/list/ListPage';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { useIsPhone } from '../../theme/useIsPhone';
import { t } from '../../i18n';
import { ProgressCards } from './ProgressCards';
import { ProgressSearch } from './ProgressSearch';
import { ProgressTable } from './ProgressTable';
import { useOpeningFilter } from './useOpeningFilter';

/** Who did which stage, and when. It opens with what was done today, not with what was searched for last. */
export default function ProgressList() {
  return (
    <CanAccess action="list" loading={<LoadingScreen />} accessDenied={<AccessDenied />}>
      <OpenedList />
    </CanAccess>
  );
}

function OpenedList() {
  const isPhone = useIsPhone();
  const initial = useOpeningFilter();
  if (initial === null) return <LoadingScreen />;
  return (
    <ListPage
      title={t('progress.name')}
      filterDefaultValues={initial}
      perPage={100}
      search={<ProgressSearch initial={initial} />}
      empty={<EmptyPanel text={t('progress.empty')} />}
    >
      {isPhone ? <ProgressCards /> : <ProgressTable />}
    </ListPage>
  );
}
