import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { NavLink } from 'react-router';
import { t } from '../i18n';
import { shellTexts } from '../i18n/shell';
import { ACCOUNT_PATH } from '../providers/session/auth-provider';
import type { Operator } from '../providers/access/operator';
import { TOUCH_TARGET, tokens } from '../theme/tokens';
import { menuFor } from './menu-items';
import { roleLabel } from '../providers/access/role-label';
import { useSignOut } from './useSignOut';

interface Props {
  readonly operator: Operator;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Every screen on phones, and the way out: comes up from below, where the thumb is. */
export function MenuSheet({ operator, isOpen, onClose }: Props) {
  const { signOut, question } = useSignOut();
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { sx: { borderRadius: '16px 16px 0 0' }, 'aria-label': shellTexts.menuButton } }}
    >
      <Box sx={{ p: 2, pb: 'calc(16px + env(safe-area-inset-bottom))', display: 'grid', gap: 1.5 }}>
        <Typography variant="body2" color="textSecondary">
          {shellTexts.signedInAs(operator.fullName, roleLabel(operator))}
        </Typography>
        <Box component="nav" aria-label={shellTexts.mainMenu} onClick={onClose} sx={{ display: 'grid', gap: 1 }}>
          {menuFor(operator).map(({ label, items }) => (
            <Box key={label} component="ul" aria-label={label || undefined} sx={group}>
              {items.map(({ path, label: name, Icon }) => (
                <li key={path}>
                  <Box component={NavLink} to={path} end={path === '/'} sx={link}>
                    <Icon fontSize="small" />
                    {name}
                  </Box>
                </li>
              ))}
            </Box>
          ))}
        </Box>
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <Button fullWidth variant="outlined" component={NavLink} to={ACCOUNT_PATH} onClick={onClose}>
            {t('account.name')}
          </Button>
          <Button fullWidth variant="outlined" onClick={signOut}>
            {shellTexts.logout}
          </Button>
          <Button fullWidth variant="contained" onClick={onClose}>
            {shellTexts.closeMenu}
          </Button>
        </Box>
      </Box>
      {question}
    </Drawer>
  );
}

const group = {
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 1,
  p: 0,
  m: 0,
  '& + &': { pt: 1, borderTop: `1px solid ${tokens.line}` },
};

const link = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: TOUCH_TARGET,
  px: 1,
  borderRadius: 1,
  fontSize: 15,
  color: tokens.ink,
  textDecoration: 'none',
  '& svg': { color: tokens.inkSoft },
  '&.active': { bgcolor: tokens.accentSoft, color: tokens.accentDark, fontWeight: 700 },
};
