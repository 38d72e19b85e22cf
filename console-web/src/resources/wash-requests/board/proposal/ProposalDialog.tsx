import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { JstDate } from '@laundry/shared/time/jst';
import { ActionDialog } from '../../../../components/form/dialog/ActionDialog';
import { ProblemLines } from '../../../../components/page/ProblemLines';
import { t } from '../../../../i18n';
import { isStale, problemLines } from '../../../../providers/api/problem';
import { useConsoleData } from '../../../../providers/useConsoleData';
import { requestKeys } from '../../request-keys';
import type { DayBoard } from '../day-board';
import { assignmentsOf } from './proposal-lines';
import { ProposalView } from './ProposalView';
import { useAssignEach } from '../../assign/useAssignEach';

interface Props {
  readonly date: JstDate;
  readonly board: DayBoard;
  readonly onClose: () => void;
}

/** Who would get what, and why: applied as a whole or left. What a colleague did meanwhile makes another proposal. */
export function ProposalDialog({ date, board, onClose }: Props) {
  const data = useConsoleData();
  const proposal = useQuery({
    queryKey: [...requestKeys.all, 'assignProposal', date],
    queryFn: () => data.getAssignProposal(date),
    // What was proposed before says nothing of now.
    gcTime: 0,
  });
  const assign = useAssignEach();
  const proposed = proposal.data ?? [];
  const assignments = assignmentsOf(proposed);
  const isReady = proposal.data !== undefined && !proposal.isFetching;
  const apply = () => {
    const text = t('board.proposal.done', { count: assignments.length });
    assign.mutate({ assignments, text }, { onSuccess: onClose });
  };
  const refused = isStale(assign.error) ? [t('board.proposal.renewed')] : [];
  return (
    <ActionDialog
      title={t('board.proposal.title')}
      subject={isReady && <Typography>{t('board.proposal.lead', { count: proposed.length })}</Typography>}
      submitLabel={t('board.proposal.apply')}
      pendingLabel={t('board.proposal.applying')}
      backLabel={t('board.proposal.leave')}
      isPending={assign.isPending}
      disabled={!isReady || assignments.length === 0}
      problems={assign.error === null ? [] : [...problemLines(assign.error), ...refused]}
      maxWidth="md"
      onSubmit={apply}
      onClose={onClose}
    >
      {!isReady && proposal.error === null && <LinearProgress aria-label={t('board.proposal.loading')} />}
      <ProblemLines lines={problemLines(proposal.error)} />
      {proposal.data !== undefined && assignments.length === 0 && <Typography>{t('board.proposal.none')}</Typography>}
      {proposed.length > 0 && <ProposalView board={board} proposed={proposed} />}
    </ActionDialog>
  );
}
