import { EmptyPanel } from '../../components/page/EmptyPanel';
import { ListPage } from '../../components/list/ListPage';
import { useIsPhone } from '../../theme/useIsPhone';
import { t } from '../../i18n';
import { todayJst } from '../../providers/clock';
import { initialProgress } from '../../providers/calls/progress';
import { ProgressCards } from './ProgressCards';
import { ProgressSearch } from './ProgressSearch';
import { ProgressTable } from './ProgressTable';

/** Who did which stage, and when. It opens with what was washed today, not with what was searched for last. */
export default function ProgressList() {
  const isPhone = useIsPhone();
  return (
    <ListPage
      title={t('progress.name')}
      storeKey={false}
      filterDefaultValues={initialProgress(todayJst())}
      perPage={100}
      search={<ProgressSearch />}
      empty={<EmptyPanel text={t('progress.empty')} />}
    >
      {isPhone ? <ProgressCards /> : <ProgressTable />}
    </ListPage>
  );
}
