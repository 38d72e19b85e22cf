import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { shellTexts } from '../i18n/shell';

interface Props {
  /** From 0. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Where in a long list one is, and the way on. Nothing for a list of one page. */
export function Pager({ page, size, total, onPage }: Props) {
  const { pager } = shellTexts;
  const pages = Math.ceil(total / size);
  if (pages <= 1) return null;
  return (
    <Box
      component="nav"
      aria-label={pager.label}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1.5, mt: 1.5 }}
    >
      <Button variant="outlined" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {pager.previous}
      </Button>
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        {pager.at(page * size + 1, Math.min(total, (page + 1) * size), total)}
      </Typography>
      <Button variant="outlined" disabled={page >= pages - 1} onClick={() => onPage(page + 1)}>
        {pager.next}
      </Button>
    </Box>
  );
}
