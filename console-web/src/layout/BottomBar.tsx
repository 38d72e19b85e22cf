import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { shellTexts } from '../i18n/shell';
import type { Operator } from '../providers/access/operator';
import { tokens } from '../theme/tokens';
import { MenuSheet } from './MenuSheet';
import { dailyFor } from './menu-items';
import { BOTTOM_BAR, notPrinted } from '../theme/frame';

/** The menu of phones: what is used all day under the thumb, the rest on a sheet. */
export function BottomBar({ operator }: { operator: Operator }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Box component="nav" aria-label={shellTexts.dailyMenu} sx={bar}>
        {dailyFor(operator).map(({ path, label, Icon }) => (
          <Box key={path} component={NavLink} to={path} end={path === '/'} sx={entry}>
            <Icon fontSize="small" />
            {label}
          </Box>
        ))}
        <ButtonBase aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)} sx={entry}>
          <MenuIcon fontSize="small" />
          {shellTexts.menuButton}
        </ButtonBase>
      </Box>
      <MenuSheet operator={operator} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const bar = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 11,
  display: 'flex',
  height: BOTTOM_BAR,
  pb: 'env(safe-area-inset-bottom)',
  bgcolor: tokens.paper,
  borderTop: `1px solid ${tokens.line}`,
  ...notPrinted,
};

const entry = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.25,
  fontSize: 12,
  lineHeight: 1.2,
  color: tokens.inkSoft,
  textDecoration: 'none',
  '&.active': { color: tokens.accentDark, fontWeight: 700, boxShadow: `inset 0 3px 0 ${tokens.accent}` },
};
