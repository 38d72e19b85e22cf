import Link from '@mui/material/Link';
import { shellTexts } from '../i18n/shell';

export function SkipLink() {
  return (
    <Link
      href="#main"
      sx={{
        position: 'absolute',
        left: 8,
        top: -60,
        zIndex: 2000,
        p: 1,
        bgcolor: 'background.paper',
        '&:focus': { top: 8 },
      }}
    >
      {shellTexts.skipToContent}
    </Link>
  );
}
