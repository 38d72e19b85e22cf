import AlertTitle from '@mui/material/AlertTitle';
import { personName } from '@laundry/shared/text/person-name';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import type { Work } from '../../../providers/api/api-types';
import { type StopNotice, stopNotices } from '../../../providers/offline-acts/stop-notices';
import { NoticeBar } from '../../../resources/wash-requests/request/NoticeBar';
import { FROM_DAY, requestPaths } from '../../../resources/wash-requests/request-paths';
import { useWhose } from '../../../resources/wash-requests/unsent/whose';

/** What has to be read, above the day, each with the way to its request. */
export const StopNotices = ({ rows }: { readonly rows: readonly Work[] }) =>
  useSyncExternalStore(stopNotices.subscribe, stopNotices.current).map((notice) => (
    <OfStop
      key={notice.id}
      notice={notice}
      row={rows.find(({ id }) => id === notice.id)}
      onClose={() => stopNotices.dismiss(notice.id)}
    />
  ));

interface OfStopProps {
  readonly notice: StopNotice;
  readonly row: Work | undefined;
  readonly onClose: () => void;
}

function OfStop({ notice, row, onClose }: OfStopProps) {
  const whose = useWhose(notice.id, row === undefined ? notice.name : personName(row));
  return (
    <NoticeBar notice={notice} request={row} onClose={onClose}>
      <AlertTitle sx={{ mb: 0, '& a': { color: 'inherit' } }}>
        <Link to={requestPaths.detail(notice.id, FROM_DAY)}>{whose}</Link>
      </AlertTitle>
    </NoticeBar>
  );
}
