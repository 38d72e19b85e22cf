import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router';
import { shellTexts } from '../../i18n/shell';
import { PageHeading } from './PageHeading';

export function NotFoundPage() {
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 2 }}>
      <PageHeading title={shellTexts.error.pageNotFound} />
      <Button component={Link} to="/" variant="contained">
        {shellTexts.error.backToTop}
      </Button>
    </Stack>
  );
}
