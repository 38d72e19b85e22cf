import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { t } from '../../i18n';
import { FROM_DAY, requestPaths } from '../../resources/wash-requests/request-paths';
import type { DayChange, useDayChanges } from './useDayChanges';

/** Which stops came to the day and which left it, said as it happens; stands until it is closed. */
export const DayChanges = ({ added, left, dismiss }: ReturnType<typeof useDayChanges>) => (
  <Box role="status">
    <Changes title={t('day.changes.added', { count: added.length })} changes={added} onClose={() => dismiss(true)} />
    <Changes title={t('day.changes.left', { count: left.length })} changes={left} onClose={() => dismiss(false)} />
  </Box>
);

interface Props {
  readonly title: string;
  readonly changes: readonly DayChange[];
  readonly onClose: () => void;
}

const Changes = ({ title, changes, onClose }: Props) =>
  changes.length > 0 && (
    <Alert severity="info" role="none" closeText={t('day.changes.close', { what: title })} onClose={onClose} sx={alert}>
      <AlertTitle sx={{ mb: 0 }}>{title}</AlertTitle>
      <ul>
        {changes.map(({ id, isAdded, line }) => (
          <li key={id}>{isAdded ? <Link to={requestPaths.detail(id, FROM_DAY)}>{line}</Link> : line}</li>
        ))}
      </ul>
    </Alert>
  );

const alert = {
  mb: 1.5,
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& li': { overflowWrap: 'anywhere', py: 0.5 },
  '& a': { color: 'inherit' },
};
