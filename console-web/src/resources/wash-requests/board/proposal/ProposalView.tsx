import Box from '@mui/material/Box';
import { ProblemLines } from '../../../../components/page/ProblemLines';
import { t } from '../../../../i18n';
import { tokens } from '../../../../theme/tokens';
import type { DayBoard } from '../day-board';
import { type Proposed, proposalLanes } from './proposal-lines';
import { ProposalLines } from './ProposalLines';
import { ProposalLoads } from './ProposalLoads';

/** Everybody's load before and after, then each stop with its reason, by who would get it. */
export function ProposalView({ board, proposed }: { board: DayBoard; proposed: readonly Proposed[] }) {
  const { people, rest } = proposalLanes(board, proposed);
  const given = new Set(
    proposed.flatMap(({ wash_request_id, staff_id }) => (staff_id === null ? [] : [wash_request_id])),
  );
  const suspended = board.tray.stops.filter(({ id, is_stopped_user }) => is_stopped_user && given.has(id)).length;
  return (
    // Long, and without anything to press: the keyboard scrolls it.
    <Box sx={styles} tabIndex={0} role="region" aria-label={t('board.proposal.title')}>
      <ProblemLines lines={suspended > 0 ? [t('requests.assign.suspended', { count: suspended })] : []} />
      <ProposalLoads people={people} />
      {people
        .filter(({ lines }) => lines.length > 0)
        .map(({ id, name, lines }) => (
          <ProposalLines key={id} title={name} lines={lines} />
        ))}
      {rest.length > 0 && <ProposalLines title={t('board.proposal.rest', { count: rest.length })} lines={rest} />}
    </Box>
  );
}

const styles = {
  display: 'grid',
  gap: 2,
  '& h3': { m: 0, mb: 0.5, fontSize: 15 },
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { p: 0.75, textAlign: 'left', borderBottom: `1px solid ${tokens.line}` },
  '& thead th': { color: tokens.inkSoft, fontSize: 13 },
  '& ul': { listStyle: 'none', p: 0, m: 0 },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 1.5,
    py: 0.5,
    borderBottom: `1px solid ${tokens.line}`,
    fontVariantNumeric: 'tabular-nums',
  },
  '& li .what': { flex: 1, minWidth: '10em' },
  '& li .reason': { color: tokens.inkSoft, fontSize: 13, lineHeight: '24px' },
};
