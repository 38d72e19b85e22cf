import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  isSecondFactorOverdue,
  needsSecondFactor,
  secondFactorDaysLeft,
} from '@laundry/shared/rules/accounts/second-factor';
import { Link, Navigate, useLocation } from 'react-router';
import { t } from '../i18n';
import type { Operator } from '../providers/access/operator';
import { nowJst } from '../providers/clock';
import { ACCOUNT_PATH } from '../providers/session/auth-provider';
import { useSecondFactor } from '../providers/useSecondFactor';
import { notPrinted } from '../theme/frame';

/** How many days are left to set up a second factor; once they are over, every way leads to where it is set up. */
export function SecondFactorBanner({ operator }: { operator: Operator }) {
  const { pathname } = useLocation();
  const dueAt = useSecondFactor(needsSecondFactor(operator)).data?.due_at ?? null;
  if (dueAt === null || pathname === ACCOUNT_PATH) return null;
  if (isSecondFactorOverdue(dueAt, nowJst())) return <Navigate to={ACCOUNT_PATH} replace />;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2, ...notPrinted }}
      action={
        <Button component={Link} to={ACCOUNT_PATH} color="inherit" size="small">
          {t('account.secondFactor.toSetUp')}
        </Button>
      }
    >
      {t('account.secondFactor.banner', { days: secondFactorDaysLeft(dueAt, nowJst()) })}
    </Alert>
  );
}
