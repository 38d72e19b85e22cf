import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { displayDate } from '@laundry/shared/time/display';
import type { JstDate } from '@laundry/shared/time/jst';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyPanel } from '../../../components/page/EmptyPanel';
import { t } from '../../../i18n';
import type { StoredRow } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { useIsPhone } from '../../../theme/useIsPhone';
import { requestListPath } from '../request-paths';
import { BoardLists } from './BoardLists';
import { BoardTable } from './BoardTable';
import { type DayBoard, bagsOf, isDriver } from './day-board';
import { LaneMenu } from './LaneMenu';
import { ProposalDialog } from './proposal/ProposalDialog';
import { useMoveStop } from './stops/useMoveStop';
import { useNextStop } from './stops/useNextStop';

/** The lanes of a day, and what can be done with them. */
export function DayLanes({ date, board }: { date: JstDate; board: DayBoard }) {
  const [chosen, setChosen] = useState<{ row: StoredRow; anchor: HTMLElement } | null>(null);
  const [isProposing, setProposing] = useState(false);
  const { move, moving } = useMoveStop();
  const goOnAfter = useNextStop(board);
  const isPhone = useIsPhone();
  const { tray, lanes, halfHours, inHouse } = board;
  const hasDrivers = lanes.some(({ staff }) => staff !== null && isDriver(staff));
  const shared = {
    board,
    date,
    moving,
    day: displayDate(date, 'ja', nowJst()),
    onChoose: (row: StoredRow, anchor: HTMLElement) => setChosen({ row, anchor }),
    onMove: move,
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Typography role="status" sx={{ fontWeight: 700 }}>
          {unassignedText(board)}
        </Typography>
        {tray.stops.length > 0 && hasDrivers && (
          <Button variant="contained" onClick={() => setProposing(true)}>
            {t('board.propose')}
          </Button>
        )}
        <Button component={Link} to={requestListPath({ from: date, to: date })}>
          {t('board.toList')}
        </Button>
      </Box>
      {!hasDrivers && <Typography sx={{ mb: 1 }}>{t('board.noDrivers')}</Typography>}
      {inHouse > 0 && (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {t('board.inHouse', { count: inHouse })}
        </Typography>
      )}
      {halfHours.length === 0 && <EmptyPanel text={t('board.empty')} />}
      {halfHours.length > 0 && (isPhone ? <BoardLists {...shared} /> : <BoardTable {...shared} />)}
      {halfHours.length > 0 && !isPhone && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('board.help')}
        </Typography>
      )}
      {chosen !== null && (
        <LaneMenu
          row={chosen.row}
          anchor={chosen.anchor}
          lanes={lanes}
          onMove={(row, staff) => {
            goOnAfter(chosen.anchor);
            move(row, staff);
          }}
          onClose={() => setChosen(null)}
        />
      )}
      {isProposing && <ProposalDialog date={date} board={board} onClose={() => setProposing(false)} />}
    </>
  );
}

/** As many as the top page counts of the day; those in the house are in no lane yet, and named apart. */
function unassignedText({ tray: { stops }, inHouseUnassigned: inHouse }: DayBoard): string {
  const all = stops.length + inHouse;
  if (all === 0) return t('board.allGiven');
  const load = t('board.load', { count: stops.length, bags: bagsOf(stops) });
  if (inHouse === 0) return `${t('board.unassigned')} ${load}`;
  return t('board.unassignedParts', { count: all, load, inHouse });
}
