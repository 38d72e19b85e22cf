import GlobalStyles from '@mui/material/GlobalStyles';

/** Labels go to their very edges. */
type Sheet = { readonly orientation: 'portrait' | 'landscape' } | { readonly size: string };

/** While it is on the screen, a print is one clean sheet, A4 or of the size that is said: no header, no menu, nothing that only a click gives a meaning. */
export const PrintSheet = (sheet: Sheet) => (
  <GlobalStyles
    styles={{
      '@page': 'size' in sheet ? { size: sheet.size, margin: 0 } : { size: `A4 ${sheet.orientation}`, margin: '10mm' },
      '@media print': {
        'header, nav, .no-print, .MuiSnackbar-root': { display: 'none !important' },
        'body, main': { backgroundColor: '#fff !important', padding: '0 !important' },
      },
    }}
  />
);
