import Alert from '@mui/material/Alert';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import type { Notice } from './notice';

interface Props {
  readonly notice: Notice;
  readonly request: RequestDetail;
  readonly onClose: () => void;
}

export function NoticeBar({ notice, request, onClose }: Props) {
  const text = notice.isStale
    ? `${notice.text}。${t('requests.stale.now', { status: request.display_status })}`
    : notice.text;
  return (
    <Alert severity="warning" closeText={t('requests.stale.close')} onClose={onClose} sx={{ mb: 2 }}>
      {text}
    </Alert>
  );
}
