import Box from '@mui/material/Box';
import { personName } from '@laundry/shared/text/person-name';
import { timeOf } from '@laundry/shared/time/jst';
import { Link } from 'react-router';
import { t } from '../../i18n';
import { FROM_DAY, requestPaths } from '../../resources/wash-requests/request-paths';
import { statusLabel } from '../../resources/wash-requests/row-facts';
import { TOUCH_TARGET, tokens } from '../../theme/tokens';
import { Folded } from '../../components/page/Folded';
import type { Marked } from './stops';

/** What is done, folded away with its number. */
export function DoneStops({ marked }: { marked: readonly Marked[] }) {
  if (marked.length === 0) return null;
  return (
    <Folded summary={t('day.done', { count: marked.length })}>
      <Box component="ul" sx={list}>
        {marked.map(({ row, status, at }) => (
          <li key={`${row.id} ${status}`}>
            <Link to={requestPaths.detail(row.id, FROM_DAY)}>
              {`${timeOf(at)}　${statusLabel(status)}　${personName(row)}　${t('day.bags', { count: row.count })}`}
            </Link>
          </li>
        ))}
      </Box>
    </Folded>
  );
}

const list = {
  listStyle: 'none',
  p: 0,
  m: 0,
  '& a': { display: 'flex', alignItems: 'center', minHeight: TOUCH_TARGET, color: tokens.ink },
};
