import Button from '@mui/material/Button';
import { t } from '../../../i18n';
import { ROWS_ID } from '../rows/rows-props';

/** Seen once it has the focus: past the search and the columns to the first row. */
export function SkipToRows() {
  return (
    <Button
      variant="contained"
      onClick={() => document.getElementById(ROWS_ID)?.focus()}
      sx={{ position: 'absolute', zIndex: 20, '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } }}
    >
      {t('requests.list.skip')}
    </Button>
  );
}
