import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIsPhone } from '../theme/useIsPhone';
import { t } from '../i18n';
import { shellTexts } from '../i18n/shell';
import { ACCOUNT_PATH } from '../providers/session/auth-provider';
import { may } from '@laundry/shared/rules/accounts/permissions';
import { useMaintenance } from '../providers/maintenance';
import type { Operator } from '../providers/access/operator';
import { useVariant } from '../providers/access/VariantContext';
import { tokens } from '../theme/tokens';
import { HeaderSearch } from './search/HeaderSearch';
import { roleLabel } from '../providers/access/role-label';
import { HEADER_HEIGHT, HEADER_START, notPrinted } from '../theme/frame';
import { useSignOut } from './useSignOut';

/** Which console this is, who is signed in, and whether customers are shut out at the moment. */
export function AppHeader({ operator }: { operator: Operator }) {
  const isPhone = useIsPhone();
  const variant = useVariant();
  const maintenance = useMaintenance();
  const { signOut, question } = useSignOut();
  const name = `${operator.fullName}（${roleLabel(operator)}）`;
  return (
    <AppBar position="sticky" elevation={0} sx={{ bgcolor: tokens.bar, ...notPrinted }}>
      <Toolbar variant="dense" sx={{ minHeight: HEADER_HEIGHT, gap: 2, px: { xs: 1.5, md: 2 } }}>
        <Typography component={Link} to="/" sx={brand}>
          {shellTexts.product}
          <Chip>{shellTexts.variant[variant]}</Chip>
        </Typography>
        {maintenance.data?.maint_flg === 1 && <MaintenanceSign operator={operator} />}
        <Box sx={{ flex: 1, ml: 'auto', display: 'flex', justifyContent: { xs: 'end', md: 'center' } }}>
          <HeaderSearch />
        </Box>
        {!isPhone && (
          <>
            <Typography
              component={Link}
              to={ACCOUNT_PATH}
              variant="body2"
              noWrap
              aria-label={t('account.open', { name })}
              sx={{ minWidth: 0, maxWidth: '24em', color: 'inherit' }}
            >
              {name}
            </Typography>
            <Button color="inherit" size="small" variant="outlined" sx={{ flexShrink: 0 }} onClick={signOut}>
              {shellTexts.logout}
            </Button>
            {question}
          </>
        )}
      </Toolbar>
    </AppBar>
  );
}

/** Leads whoever may end it to where they can. */
function MaintenanceSign({ operator }: { operator: Operator }) {
  const sign = <Chip>{shellTexts.maintenanceOn}</Chip>;
  if (!may(operator, 'maintenance')) return sign;
  return (
    <Box component={Link} to="/maintenance-setting" sx={signLink}>
      {sign}
    </Box>
  );
}

const signLink = { display: 'flex', alignItems: 'center', minHeight: 44, color: 'inherit', whiteSpace: 'nowrap' };

const Chip = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ px: 0.75, py: 0.25, borderRadius: 1, bgcolor: '#ffffff2e', fontSize: 12 }}>
    {children}
  </Box>
);

const brand = {
  display: 'flex',
  minWidth: { lg: HEADER_START },
  alignItems: 'center',
  gap: 1,
  py: 1,
  color: tokens.onBar,
  fontWeight: 700,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
};
