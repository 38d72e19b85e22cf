import Box from '@mui/material/Box';
import { RecordContextProvider, useListContext } from 'ra-core';
import { cardsStyles } from '../../components/list/cards-styles';
import type { Venue } from '../../providers/api/api-types';
import { EditVenue } from './EditVenue';
import { ShowPoster } from './ShowPoster';
import { handOversText, langText } from './venue-form';

/** The partner venues on phones: one card each. */
export function VenueCards() {
  const { data = [] } = useListContext<Venue>();
  return (
    <Box component="ul" sx={styles}>
      {data.map((venue) => (
        <RecordContextProvider key={venue.id} value={venue}>
          <li>
            <div className="head">{venue.name}</div>
            <div>{[venue.provider_name, venue.property_name].join('・')}</div>
            <div className="soft">{[venue.code, langText(venue.default_lang)].join('・')}</div>
            <div className="soft">{handOversText(venue)}</div>
            <div className="actions">
              <EditVenue />
              <ShowPoster />
            </div>
          </li>
        </RecordContextProvider>
      ))}
    </Box>
  );
}

const styles = {
  ...cardsStyles,
  '& .actions': { display: 'flex', gap: '8px', marginTop: '8px' },
  '& .actions > *': { flex: 1 },
};
