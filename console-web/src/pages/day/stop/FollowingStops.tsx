import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { stopGroups } from '@laundry/shared/rules/dispatch/drive-order';
import { useId } from 'react';
import { t } from '../../../i18n';
import type { Work } from '../../../providers/api/api-types';
import { todayJst } from '../../../providers/clock';
import { Folded } from '../../../components/page/Folded';
import { StopLine } from './StopLine';

interface Props {
  readonly rows: readonly Work[];
  readonly onChoose: (id: number) => void;
}

/** What follows, a line each: what an earlier day left first, then today's, then who was out; who is on hold is folded away. */
export function FollowingStops({ rows, onChoose }: Props) {
  const { overdue, today, absent, onHold } = stopGroups(rows, todayJst());
  return (
    <>
      <Group title={t('day.overdue')} rows={overdue} onChoose={onChoose} />
      <Group title={t('day.following')} rows={today} onChoose={onChoose} />
      <Group title={t('day.absent')} rows={absent} onChoose={onChoose} />
      {onHold.length > 0 && (
        <Folded summary={t('day.onHold', { count: onHold.length })}>
          <Lines rows={onHold} onChoose={onChoose} />
        </Folded>
      )}
    </>
  );
}

function Group({ title, rows, onChoose }: Props & { title: string }) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <Typography id={id} variant="h2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Lines rows={rows} onChoose={onChoose} />
    </Box>
  );
}

const Lines = ({ rows, onChoose }: Props) => (
  <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
    {rows.map((row) => (
      <StopLine key={row.id} row={row} onChoose={onChoose} />
    ))}
  </Box>
);
