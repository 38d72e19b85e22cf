import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { t } from '../../i18n';
import type { Work } from '../../providers/api/api-types';
import type { DayChange } from '../../providers/stored-day/stored-day';
import { FROM_DAY, requestPaths } from '../../resources/wash-requests/request-paths';
import { changeLine } from './day-changes';

interface Props {
  readonly told: readonly DayChange[];
  readonly rows: readonly Work[];
  readonly onDismiss: (kind: DayChange['kind']) => void;
}

const KINDS = ['added', 'left', 'moved'] as const;

/** Which stops came to the day, which left it and which are at another time, said as it happens; stands until it is closed. */
export const DayChanges = ({ told, rows, onDismiss }: Props) => (
  <Box role="status">
    {KINDS.map((kind) => {
      const lines = told
        .filter((each) => each.kind === kind)
        .flatMap((each) => {
          const line = changeLine(each, rows);
          return line === null ? [] : [{ id: each.row.id, line }];
        });
      return lines.length > 0 && <Changes key={kind} kind={kind} lines={lines} onClose={() => onDismiss(kind)} />;
    })}
  </Box>
);

interface ChangesProps {
  readonly kind: DayChange['kind'];
  readonly lines: readonly { readonly id: number; readonly line: string }[];
  readonly onClose: () => void;
}

function Changes({ kind, lines, onClose }: ChangesProps) {
  const title = t(`day.changes.${kind}`, { count: lines.length });
  return (
    <Alert severity="info" role="none" closeText={t('day.changes.close', { what: title })} onClose={onClose} sx={alert}>
      <AlertTitle sx={{ mb: 0 }}>{title}</AlertTitle>
      <ul>
        {lines.map(({ id, line }) => (
          <li key={id}>{kind === 'left' ? line : <Link to={requestPaths.detail(id, FROM_DAY)}>{line}</Link>}</li>
        ))}
      </ul>
    </Alert>
  );
}

const alert = {
  mb: 1.5,
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& li': { overflowWrap: 'anywhere', py: 0.5 },
  '& a': { color: 'inherit' },
};
