import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { Link } from 'react-router';
import { cardsStyles } from '../../components/list/cards-styles';
import type { ClaimRow } from '../../providers/api/api-types';
import { TOUCH_TARGET } from '../../theme/tokens';
import { claimPath, customerText, moment, photosText, stateText } from './claim-facts';
import { t } from '../../i18n';

/** The same on phones: one card each. */
export function ClaimCards() {
  const { data = [] } = useListContext<ClaimRow>();
  return (
    <Box component="ul" sx={styles}>
      {data.map((row) => (
        <li key={row.id}>
          <Link className="way" to={claimPath(row.id)}>
            {moment(row.created_at)}
          </Link>
          <div className="head">{customerText(row)}</div>
          <div className="words">{row.text}</div>
          <div className="soft">{`${t('claims.fields.photo_count')} ${photosText(row)}・${stateText(row)}`}</div>
        </li>
      ))}
    </Box>
  );
}

const styles = {
  ...cardsStyles,
  '& .way': { display: 'inline-flex', alignItems: 'center', minHeight: TOUCH_TARGET },
  '& .words': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
};
