import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { NavLink } from 'react-router';
import { shellTexts } from '../i18n/shell';
import type { Operator } from '../providers/operator';
import type { MenuItem } from './menu-items';
import { roleLabel } from './role-label';

interface Props {
  readonly isOpen: boolean;
  readonly items: readonly MenuItem[];
  readonly operator: Operator;
  readonly onClose: () => void;
  readonly onLogout: () => void;
}

/** The menu on phones: comes up from below, where the thumb is. */
export function MenuDrawer({ isOpen, items, operator, onClose, onLogout }: Props) {
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { sx: { borderRadius: '16px 16px 0 0' } } }}
    >
      <Box
        component="nav"
        aria-label={shellTexts.mainMenu}
        sx={{ p: 2, pb: 'calc(16px + env(safe-area-inset-bottom))' }}
      >
        <Typography variant="body2" color="textSecondary" sx={{ px: 2 }}>
          {shellTexts.signedInAs(operator.fullName, roleLabel(operator))}
        </Typography>
        <List onClick={onClose}>
          {[{ resource: 'top', path: '/', label: shellTexts.topLabel }, ...items].map((item) => (
            <ListItem key={item.resource} disablePadding>
              <ListItemButton
                component={NavLink}
                to={item.path}
                end={item.path === '/'}
                sx={{ minHeight: 52, borderRadius: 1 }}
              >
                <ListItemText primary={item.label} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <Button fullWidth variant="outlined" onClick={onLogout}>
            {shellTexts.logout}
          </Button>
          <Button fullWidth variant="contained" onClick={onClose}>
            {shellTexts.closeMenu}
          </Button>
        </Box>
      </Box>
    </Drawer>
  );
}
