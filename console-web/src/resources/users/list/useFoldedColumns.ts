import useMediaQuery from '@mui/material/useMediaQuery';
import { FOLDED_COLUMNS, FOLDED_ON_DESKS, FOLDED_ON_SMALL_DESKS, type UserColumn } from '../user-facts';

/** The columns that this screen has no room for, until somebody chooses: none has to be scrolled to. */
export function useFoldedColumns(): UserColumn['key'][] {
  const isDesk = useMediaQuery('(max-width: 1879.95px)');
  const isSmall = useMediaQuery('(max-width: 1535.95px)');
  return [...FOLDED_COLUMNS, ...(isDesk ? FOLDED_ON_DESKS : []), ...(isSmall ? FOLDED_ON_SMALL_DESKS : [])];
}
