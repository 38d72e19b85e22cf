import AlertTitle from '@mui/material/AlertTitle';
import { Link } from 'react-router';
import { t } from '../../../i18n';
import type { Work } from '../../../providers/api/api-types';
import { NoticeBar } from '../../../resources/wash-requests/request/NoticeBar';
import { FROM_DAY, requestPaths } from '../../../resources/wash-requests/request-paths';
import type { StopNotice } from './useStopNotices';

interface Props {
  readonly told: readonly StopNotice[];
  readonly rows: readonly Work[];
  readonly onDismiss: (id: number) => void;
}

/** What has to be read, above the day, each with the way to its request. */
export const StopNotices = ({ told, rows, onDismiss }: Props) =>
  told.map((notice) => (
    <NoticeBar
      key={notice.id}
      notice={notice}
      request={rows.find(({ id }) => id === notice.id)}
      onClose={() => onDismiss(notice.id)}
    >
      <AlertTitle sx={{ mb: 0, '& a': { color: 'inherit' } }}>
        <Link to={requestPaths.detail(notice.id, FROM_DAY)}>
          {t('day.whose', { name: notice.name, id: notice.id })}
        </Link>
      </AlertTitle>
    </NoticeBar>
  ));
