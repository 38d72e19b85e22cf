import Box from '@mui/material/Box';
import { displayDateTime } from '@laundry/shared/time/display';
import { useListContext } from 'ra-core';
import { Link } from 'react-router';
import { cardsStyles } from '../../components/list/cards-styles';
import { t } from '../../i18n';
import type { ProgressRow } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';
import { Customer } from './Customer';
import { requestPath, stageText, staffText } from './progress-facts';

/** The same on phones: one card a stage done. */
export function ProgressCards() {
  const { data = [] } = useListContext<ProgressRow & { readonly id: string }>();
  const now = nowJst();
  return (
    <Box component="ul" sx={cardsStyles}>
      {data.map((row) => (
        <li key={row.id}>
          <div className="soft">{`${displayDateTime(row.dt, 'ja', now)}・${stageText(row)}`}</div>
          <div>{staffText(row)}</div>
          <div className="head">
            <Customer row={row} />
          </div>
          <Link to={requestPath(row)}>{t('find.number', { id: row.wash_request_id })}</Link>
          <div className="soft">{`${t('progress.fields.count')} ${row.count}`}</div>
        </li>
      ))}
    </Box>
  );
}
