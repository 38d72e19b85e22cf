import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ProblemLines } from '../../components/page/ProblemLines';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { t } from '../../i18n';
import { problemLines } from '../../providers/api/problem';
import { useConsoleData } from '../../providers/useConsoleData';
import { TOUCH_TARGET, tokens } from '../../theme/tokens';
import { FAILURES } from './failure-keys';

/** What a mail that was given up says, asked for when somebody wants to read it. */
export function MailText({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="details" sx={folded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('failures.text')}</summary>
      {isOpen && <Text id={id} />}
    </Box>
  );
}

function Text({ id }: { id: number }) {
  const { getFailedMail } = useConsoleData();
  const { data, error } = useQuery({ queryKey: [...FAILURES, 'mail', id], queryFn: () => getFailedMail(id) });
  if (data !== undefined)
    return (
      <Typography component="div" sx={paper}>
        {data.body === '' ? t('failures.textGone') : (data.body ?? t('failures.textUnreadable'))}
      </Typography>
    );
  return error === null ? <LoadingScreen /> : <ProblemLines lines={problemLines(error)} />;
}

const folded = {
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { xs: TOUCH_TARGET, md: 32 },
    color: tokens.accentDark,
    cursor: 'pointer',
  },
};

const paper = {
  maxWidth: 680,
  p: 1.5,
  bgcolor: tokens.ground,
  borderRadius: 1,
  fontSize: 14,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
