import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { Link } from 'react-router';
import { cardsStyles } from '../../components/list/cards-styles';
import { wordsStyles } from '../../components/list/note-styles';
import type { ClaimRow } from '../../providers/api/api-types';
import { claimPath, customerText, moment, photosText, stateText } from './claim-facts';
import { t } from '../../i18n';

/** The same on phones: one card each. */
export function ClaimCards() {
  const { data = [] } = useListContext<ClaimRow>();
  return (
    <Box component="ul" sx={styles}>
      {data.map((row) => (
        <li key={row.id}>
          <Link to={claimPath(row.id)}>{moment(row.created_at)}</Link>
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
  '& .words': wordsStyles,
};
