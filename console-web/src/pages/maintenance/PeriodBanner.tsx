import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLateAnswer } from '@laundry/web-kit/forms/use-late-answer';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from '../../components/form/dialog/Confirm';
import { ProblemLines } from '../../components/page/ProblemLines';
import { t } from '../../i18n';
import type { Maintenance } from '../../providers/api/api-types';
import { problemLines } from '../../providers/api/problem';
import { useConsoleData } from '../../providers/useConsoleData';
import { tokens } from '../../theme/tokens';
import { MAINTENANCE_KEY } from '../../providers/maintenance';
import { PeriodFacts } from './PeriodFacts';

interface Props {
  readonly maintenance: Maintenance;
  readonly onDone: (done: 'ended' | 'cancelled') => void;
}

/** What is on, with the button that ends it; or what is planned, with the one that cancels it: each asks first. */
export function PeriodBanner({ maintenance, onDone }: Props) {
  const [isAsked, setAsked] = useState(false);
  const isOn = maintenance.maint_flg === 1;
  const question = isOn
    ? { title: t('maintenance.endTitle'), lead: t('maintenance.endLead'), confirm: t('maintenance.endSubmit') }
    : { title: t('maintenance.cancelTitle'), lead: t('maintenance.cancelLead'), confirm: t('maintenance.cancel') };
  const { endMaintenance } = useConsoleData();
  const client = useQueryClient();
  const late = useLateAnswer();
  const end = useOneMutation({
    mutationFn: endMaintenance,
    onSuccess: (state) => {
      onDone(isOn ? 'ended' : 'cancelled');
      // Every screen knows at once.
      client.setQueryData(MAINTENANCE_KEY, state);
    },
    onError: (error) => late.refused(error),
  });
  return (
    <Paper role="status" variant="outlined" sx={banner}>
      <Typography variant="h2">{isOn ? t('maintenance.on') : t('maintenance.plannedTitle')}</Typography>
      <PeriodFacts period={maintenance} />
      <ProblemLines lines={problemLines(end.error)} />
      <Button variant="outlined" color={isOn ? 'primary' : 'error'} onClick={() => setAsked(true)}>
        {isOn ? t('maintenance.end') : t('maintenance.cancel')}
      </Button>
      {isAsked && (
        <Confirm
          loading={end.isPending}
          title={question.title}
          content={question.lead}
          confirm={question.confirm}
          danger={!isOn}
          onConfirm={() => end.mutate(undefined, { onError: () => setAsked(false) })}
          onClose={() => setAsked(false)}
        />
      )}
    </Paper>
  );
}

const banner = {
  display: 'grid',
  gap: 2,
  justifyItems: 'start',
  p: { xs: 1.5, md: 2.5 },
  bgcolor: tokens.warnSoft,
  borderColor: tokens.warn,
};
