import { personName } from '@laundry/shared/text/person-name';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../../i18n';
import type { Work } from '../../../providers/api/api-types';
import type { UnsentAct } from '../../../providers/offline-acts/act';
import { useTakeBack } from '../../../providers/offline-acts/useTakeBack';
import { TOUCH_TARGET, tokens } from '../../../theme/tokens';
import { actLine } from '../../../resources/wash-requests/unsent/act-words';
import { useWhose } from '../../../resources/wash-requests/unsent/whose';

interface Props {
  readonly kept: UnsentAct;
  readonly row: Work | undefined;
  /** How many photos of it go after it, and are taken back with it. */
  readonly photos: number;
}

/** What waits for the line, in a line, and the way to take it back. */
export function WaitingAct({ kept, row, photos }: Props) {
  const takeBack = useTakeBack();
  const [isPending, setPending] = useState(false);
  const line = [actLine(kept), photos > 0 && t('day.unsent.withPhotos', { count: photos })].filter(Boolean).join(' ');
  const whose = useWhose(kept.act.requestId, row && personName(row));
  const undo = async () => {
    setPending(true);
    await takeBack(kept.id);
    setPending(false);
  };
  return (
    <Box component="li" sx={styles}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {line}
        </Box>
        <Box sx={{ color: tokens.inkSoft }}>{whose}</Box>
      </Box>
      <Button
        variant="outlined"
        disabled={isPending}
        aria-label={t('day.unsent.takeBackOf', { what: `${line} ${whose}` })}
        onClick={() => void undo()}
        sx={{ minHeight: TOUCH_TARGET, whiteSpace: 'nowrap' }}
      >
        {t('day.unsent.takeBack')}
      </Button>
    </Box>
  );
}

const styles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 1,
  '& + li': { borderTop: `1px solid ${tokens.line}` },
};
