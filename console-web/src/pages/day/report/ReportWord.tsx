import Box from '@mui/material/Box';
import { unseen } from '../../../theme/unseen';

/** What is known of a report; there before it says anything, so that it is read out. */
export const ReportWord = ({ word }: { readonly word: string }) => (
  <Box role="status" sx={{ flexBasis: '100%', fontWeight: 700, ...(word === '' && unseen) }}>
    {word}
  </Box>
);
