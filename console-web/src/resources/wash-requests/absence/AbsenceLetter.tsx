import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Leg } from '@laundry/shared/constants/progress';
import { absenceStatusAfter } from '@laundry/shared/rules/absence/absence';
import { BADGE_LABELS, absenceBadge } from '@laundry/shared/rules/dispatch/row-badges';
import { personName } from '@laundry/shared/text/person-name';
import { FactList } from '../../../components/page/FactList';
import { ProblemLines } from '../../../components/page/ProblemLines';
import { t } from '../../../i18n';
import { shellTexts } from '../../../i18n/shell';
import type { RequestDetail } from '../../../providers/api/api-types';
import { problemLines } from '../../../providers/api/problem';
import { tokens } from '../../../theme/tokens';
import type { useAbsenceLetter } from './useAbsenceLetter';

interface Props extends ReturnType<typeof useAbsenceLetter> {
  readonly request: RequestDetail;
  readonly leg: Leg;
}

/** The mail as the customer will read it, and what becomes of the request. */
export function AbsenceLetter({ request, leg, letter, error, writeAgain }: Props) {
  const badge = absenceBadge(absenceStatusAfter(request.absence_status, leg)) ?? 'on_hold';
  const leadsTo = t(badge === 'on_hold' ? 'requests.absence.toHold' : 'requests.absence.toAgain', {
    mark: BADGE_LABELS[badge],
  });
  const facts = [
    {
      label: t('requests.absence.to'),
      value: [t('requests.list.sirNamed', { name: personName(request) }), letter?.recipient].filter(Boolean).join('\n'),
    },
    ...(letter === undefined ? [] : [{ label: t('requests.absence.subject'), value: letter.subject }]),
    { label: t('requests.absence.after'), value: leadsTo },
  ];
  return (
    <>
      <FactList facts={facts} />
      {letter === undefined && error === null && <Skeleton variant="rounded" height={160} />}
      {letter === undefined && error !== null && (
        <>
          <ProblemLines lines={problemLines(error)} />
          <Button variant="outlined" onClick={writeAgain} sx={{ alignSelf: 'flex-start' }}>
            {shellTexts.error.retry}
          </Button>
        </>
      )}
      {letter !== undefined && (
        <Box component="section" aria-label={t('requests.absence.body')} tabIndex={0} sx={paper}>
          <Typography variant="body2">{letter.body}</Typography>
        </Box>
      )}
    </>
  );
}

const paper = {
  maxHeight: { xs: 180, md: 240 },
  overflowY: 'auto',
  p: 1.5,
  border: `1px solid ${tokens.line}`,
  borderRadius: 1,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
