import Box from '@mui/material/Box';
import { EditVenue } from './EditVenue';
import { ShowPoster } from './ShowPoster';

/** What can be done with a venue; an edit that waits stands below the buttons, which stay where they are. */
export const VenueActions = () => (
  <Box sx={row}>
    <EditVenue />
    <ShowPoster />
  </Box>
);

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > *': { flex: { xs: 1, md: 'none' } },
  '& > [role=status]': { order: 1, flexBasis: '100%' },
};
