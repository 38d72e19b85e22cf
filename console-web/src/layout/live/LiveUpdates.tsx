import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Pill } from '../../components/live/Pill';
import { t } from '../../i18n';
import type { Operator } from '../../providers/access/operator';
import { watchPointer } from '../../providers/live/busy';
import { followTogether } from '../../providers/live/follow-together';
import { LiveRefresh } from '../../providers/live/live-refresh';
import { useLive } from '../../providers/live/live-store';
import { tokens } from '../../theme/tokens';
import { unseen } from '../../theme/unseen';

/** The screens follow what others do, as long as somebody is signed in. */
export function LiveUpdates({ operator }: { operator: Operator }) {
  const client = useQueryClient();
  const { id } = operator;
  useEffect(() => {
    const refresh = new LiveRefresh(client, Number(id));
    const unwatch = watchPointer();
    const leave = followTogether((told) => refresh.hear(told));
    return () => {
      leave();
      unwatch();
      refresh.stop();
    };
  }, [client, id]);
  const { said } = useLive();
  return (
    <>
      <GlobalStyles styles={changedRow} />
      <Box role="status" sx={unseen}>
        {said}
      </Box>
      <WaitingPill />
    </>
  );
}

const CHANGED =
  'tr:has(> .has-changed-by > .changed-by), tr:has(.who > .changed-by), li:has(> .changed-by), button:has(> .changed-by)';
// Over the row, which keeps its height. It comes and goes without a movement.
const changedRow = {
  [CHANGED]: { outline: `2px solid ${tokens.accent}`, outlineOffset: -2 },
  '.has-changed-by': { position: 'relative' },
  '.changed-by': {
    position: 'absolute',
    top: -14,
    insetInlineStart: 6,
    zIndex: 3,
    padding: '0 7px',
    borderRadius: 9,
    fontSize: 11,
    fontWeight: 700,
    lineHeight: '17px',
    color: tokens.onAccent,
    backgroundColor: tokens.accentDark,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
  // The heading of a table stays over its first row.
  'tr > .has-changed-by > .changed-by': { top: 'auto', bottom: 3 },
  // A card out of sight is not laid out, and cuts off what sticks out of it.
  'li > .changed-by': { top: 0, borderRadius: '0 0 8px 8px', lineHeight: '14px' },
  '@media print': { [CHANGED]: { outline: 0 }, '.changed-by': { display: 'none' } },
} as const;

/** Says that something in sight was changed while somebody types. A question over the screen says it itself. */
function WaitingPill() {
  const { waiting, waitingBy, readNow } = useLive();
  if (waiting.length === 0 || document.querySelector('[role="dialog"]') !== null) return null;
  return <Pill text={t('live.changedNow', { who: waitingBy })} button={t('live.show')} onPress={readNow} />;
}
