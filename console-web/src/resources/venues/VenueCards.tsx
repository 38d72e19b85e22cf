import Box from '@mui/material/Box';
import { RecordContextProvider, useListContext } from 'ra-core';
import { cardsStyles } from '../../components/list/cards-styles';
import type { Venue } from '../../providers/api/api-types';
import { VenueActions } from './VenueActions';
import { langText, pickupMethodsText } from './venue-form';

/** The partner venues on phones: one card each. */
export function VenueCards() {
  const { data = [] } = useListContext<Venue>();
  return (
    <Box component="ul" sx={cardsStyles}>
      {data.map((venue) => (
        <RecordContextProvider key={venue.id} value={venue}>
          <li>
            <div className="head">{venue.name}</div>
            <div>{[venue.provider_name, venue.property_name].join('・')}</div>
            <div className="soft">{[venue.code, langText(venue.default_lang)].join('・')}</div>
            <div className="soft">{pickupMethodsText(venue)}</div>
            <Box sx={{ mt: 1 }}>
              <VenueActions />
            </Box>
          </li>
        </RecordContextProvider>
      ))}
    </Box>
  );
}
