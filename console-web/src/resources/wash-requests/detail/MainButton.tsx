import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { useOperator } from '../../../providers/access/OperatorContext';
import { mainAction } from '../request/request-actions';

/** The next stage, in one button; when it cannot be taken it says why. */
export function MainButton({ request, onAdvance }: { request: RequestDetail; onAdvance: () => void }) {
  const action = mainAction(useOperator(), request);
  if (action === null)
    return (
      <Typography sx={{ py: 1, textAlign: 'center', fontWeight: 700 }}>{t('requests.actions.allDone')}</Typography>
    );
  return (
    <>
      <Button fullWidth size="large" variant="contained" disabled={action.reason !== null} onClick={onAdvance}>
        {action.label}
      </Button>
      {action.reason && (
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.5 }}>
          {action.reason}
        </Typography>
      )}
    </>
  );
}
