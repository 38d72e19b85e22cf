import GlobalStyles from '@mui/material/GlobalStyles';

/** While it is on the screen, a print is one clean A4 sheet: no header, no menu, nothing that only a click gives a meaning. */
export const PrintSheet = ({ orientation }: { orientation: 'portrait' | 'landscape' }) => (
  <GlobalStyles
    styles={{
      '@page': { size: `A4 ${orientation}`, margin: '10mm' },
      '@media print': {
        'header, nav, .no-print, .MuiSnackbar-root': { display: 'none !important' },
        'body, main': { backgroundColor: '#fff !important', padding: '0 !important' },
      },
    }}
  />
);
