import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { LIMITS } from '@laundry/shared/constants/limits';
import { type OpenedResource } from '@laundry/shared/rules/live/live-change';
import { personName } from '@laundry/shared/text/person-name';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { t } from '../../i18n';
import { liveActions } from '../../providers/calls/live';
import { useChangedBy } from '../../providers/live/live-store';
import { useConsoleData } from '../../providers/useConsoleData';
import { tokens } from '../../theme/tokens';

interface Props {
  readonly resource: OpenedResource;
  readonly id: number;
}

/** Says that a record is open here, who else has it open, and who has just changed it. */
export function OpenRecord({ resource, id }: Props) {
  const people = useOpenRecord({ resource, id });
  const changedBy = useChangedBy(resource, id);
  const who = people.map((person) => t('live.named', { name: personName(person) })).join('、');
  return (
    <Box component="span" role="status" className="no-print" sx={chips}>
      {who !== '' && <Chip size="small" variant="outlined" icon={<PersonIcon />} label={t('live.open', { who })} />}
      {changedBy !== undefined && <Chip size="small" label={t('live.changedNow', { who: changedBy })} sx={changed} />}
    </Box>
  );
}

/** Others are told for as long as it is drawn here and looked at. */
function useOpenRecord({ resource, id }: Props) {
  const { openRecord } = useConsoleData();
  const { data } = useQuery({
    queryKey: ['open-records', resource, id],
    queryFn: () => openRecord(resource, id),
    refetchInterval: LIMITS.openRecordBeatSeconds * 1_000,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    networkMode: 'online',
  });
  useEffect(() => {
    const leave = () => void liveActions.leaveRecord(resource, id).catch(() => undefined);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [resource, id]);
  return data?.people ?? [];
}

/** A name of any length stays within the screen, and is read to its end. */
const chips = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 1,
  maxWidth: '100%',
  '& .MuiChip-root': { height: 'auto', minHeight: 24 },
  '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
};
const changed = { bgcolor: tokens.accentDark, color: tokens.onAccent, fontWeight: 700 };
