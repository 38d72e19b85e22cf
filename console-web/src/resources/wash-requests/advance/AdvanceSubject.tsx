import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { personName } from '@laundry/shared/text/person-name';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { shownLeg, shownSchedule, sizeLabel } from '../row-facts';

interface Props {
  readonly request: RequestDetail;
  /** The bags that will be recorded; null while none are chosen. */
  readonly count: number | null;
}

/** Whose request is about to be marked, in what everybody who marks one may see. */
export function AdvanceSubject({ request, count }: Props) {
  const due = `${t(`requests.leg.${shownLeg(request)}`)} ${shownSchedule(request, nowJst())}`;
  return (
    <>
      <Typography sx={{ fontSize: 18, fontWeight: 700 }}>
        {t('requests.list.sirNamed', { name: personName(request) })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        <span>{t('find.number', { id: request.id })}</span>{' '}
        <span>{`${sizeLabel(request.size)}・${bags(request.count, count ?? request.count)}`}</span> <span>{due}</span>
      </Box>
    </>
  );
}

const pieces = (count: number): string => `${count}${t('requests.list.piece')}`;

const bags = (asked: number, counted: number): string =>
  asked === counted ? pieces(asked) : t('requests.dateChange.becomes', { from: pieces(asked), to: pieces(counted) });
