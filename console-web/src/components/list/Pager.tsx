import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext } from 'ra-core';
import { t } from '../../i18n';

/** Where in a long list one is, and the way on. Nothing for a list of one page. */
export function Pager() {
  const { page, perPage, total = 0, setPage, hasNextPage, hasPreviousPage } = useListContext();
  if (total <= perPage) return null;
  const first = (page - 1) * perPage + 1;
  return (
    <Box
      component="nav"
      aria-label={t('lists.pager.label')}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1.5, mt: 1.5 }}
    >
      <Button variant="outlined" disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
        {t('lists.pager.previous')}
      </Button>
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        {t('lists.pager.at', { first, last: Math.min(total, page * perPage), total })}
      </Typography>
      <Button variant="outlined" disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
        {t('lists.pager.next')}
      </Button>
    </Box>
  );
}
