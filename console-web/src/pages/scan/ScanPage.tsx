import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { PageHeading } from '../../components/page/PageHeading';
import LabelReader from '../../components/scan/LabelReader';
import { t } from '../../i18n';
import { requestPaths } from '../../resources/wash-requests/request-paths';
import { useOpenLabel } from './useOpenLabel';

/** A label is held before the camera, and its request is open. */
export default function ScanPage() {
  const { answer, isLooking, open } = useOpenLabel();
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto' }}>
      <PageHeading title={t('labels.scan.title')} />
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('labels.scan.lead')}
      </Typography>
      <Box aria-live="assertive">
        {answer !== null && (
          <Alert
            severity="error"
            role="none"
            sx={{ mb: 2, fontWeight: 700, whiteSpace: 'pre-line' }}
            action={
              answer.requestId !== null && (
                <Button component={Link} to={requestPaths.detail(answer.requestId)} color="inherit">
                  {t('labels.scan.openAnyway')}
                </Button>
              )
            }
          >
            {answer.text}
          </Alert>
        )}
      </Box>
      <LabelReader onCode={open} />
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: '1.5em' }}>
        {isLooking && t('labels.scan.looking')}
      </Typography>
    </Box>
  );
}
