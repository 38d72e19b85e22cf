import Alert from '@mui/material/Alert';
import { requestTexts } from '../../../i18n/wash-requests';
import type { RequestDetail } from '../../../providers/api-types';
import type { Notice } from './notice';

const { stale } = requestTexts;

interface Props {
  readonly notice: Notice;
  readonly request: RequestDetail;
  readonly onClose: () => void;
}

export function NoticeBar({ notice, request, onClose }: Props) {
  const text = notice.isStale ? `${notice.text}。${stale.now(request.display_status)}` : notice.text;
  return (
    <Alert severity="warning" closeText={stale.close} onClose={onClose} sx={{ mb: 2 }}>
      {text}
    </Alert>
  );
}
