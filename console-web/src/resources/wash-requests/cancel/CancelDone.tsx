import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DonePanel } from '../../../components/page/DonePanel';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { type CancelType, wayBack } from '../request-paths';
import { CancelledRequest } from './CancelledRequest';

interface Props {
  readonly id: number;
  /** Not known any more after a reload: the server has ended it. */
  readonly request: RequestDetail | undefined;
  readonly type: CancelType;
  readonly listQuery: string;
}

/** What was done, with the times it was about as long as they are known. */
export function CancelDone({ id, request, type, listQuery }: Props) {
  const key = `requests.cancel.${type}` as const;
  return (
    <Stack sx={{ gap: 2 }}>
      {request === undefined ? (
        <Typography variant="h2">{t('requests.list.number', { id })}</Typography>
      ) : (
        <CancelledRequest request={request} />
      )}
      <DonePanel lines={[t(`${key}.done`), t(`${key}.note`)].filter(Boolean)} {...wayBack(listQuery)} />
    </Stack>
  );
}
