import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useLogout } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { shellTexts } from '../i18n/shell';
import type { Operator } from '../providers/operator';
import { useVariant } from '../providers/VariantContext';
import { tokens } from '../theme/tokens';
import { MenuDrawer } from './MenuDrawer';
import { MenuLink } from './MenuLink';
import { menuItemsFor } from './menu-items';
import { roleLabel } from './role-label';

export const HEADER_HEIGHT = 52;

/** Links in a row on desks; behind one button on phones. */
export function AppHeader({ operator }: { operator: Operator }) {
  const [isOpen, setOpen] = useState(false);
  const logout = useLogout();
  const variant = useVariant();
  const items = menuItemsFor(operator);
  const signOut = () => void logout({}, undefined, false);

  return (
    <AppBar position="sticky" elevation={0} sx={{ bgcolor: tokens.bar }}>
      <Toolbar variant="dense" sx={{ minHeight: HEADER_HEIGHT, gap: 2, px: { xs: 1.5, md: 2.5 } }}>
        <Typography
          component={Link}
          to="/"
          sx={{ color: '#fff', fontWeight: 700, textDecoration: 'none', whiteSpace: 'nowrap', py: 1 }}
        >
          {shellTexts.product}
          <Box component="span" sx={{ ml: 1, px: 0.75, py: 0.25, borderRadius: 1, bgcolor: '#ffffff2e', fontSize: 12 }}>
            {shellTexts.variant[variant]}
          </Box>
        </Typography>
        <Box
          component="nav"
          aria-label={shellTexts.mainMenu}
          sx={{ display: { xs: 'none', md: 'flex' }, flex: 1, gap: 0.5 }}
        >
          {items.map((item) => (
            <MenuLink key={item.resource} item={item} />
          ))}
        </Box>
        <Typography
          variant="body2"
          title={shellTexts.signedInAs(operator.fullName, roleLabel(operator))}
          sx={{ display: { xs: 'none', md: 'block' }, whiteSpace: 'nowrap' }}
        >
          {`${operator.fullName}（${roleLabel(operator)}）`}
        </Typography>
        <Button
          color="inherit"
          size="small"
          variant="outlined"
          onClick={signOut}
          sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        >
          {shellTexts.logout}
        </Button>
        <Box sx={{ flex: 1, display: { md: 'none' } }} />
        <IconButton
          color="inherit"
          edge="end"
          aria-label={shellTexts.openMenu}
          onClick={() => setOpen(true)}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
      </Toolbar>
      <MenuDrawer isOpen={isOpen} items={items} operator={operator} onClose={() => setOpen(false)} onLogout={signOut} />
    </AppBar>
  );
}
