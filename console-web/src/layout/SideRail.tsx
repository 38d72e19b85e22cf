import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { useStore } from 'ra-core';
import { NavLink } from 'react-router';
import { shellTexts } from '../i18n/shell';
import type { Operator } from '../providers/access/operator';
import { tokens } from '../theme/tokens';
import { type MenuItem, menuFor } from './menu-items';
import { HEADER_HEIGHT, notPrinted } from '../theme/frame';

/** The menu of desks: beside the screen, folded to its icons by who wants the room. */
export function SideRail({ operator }: { operator: Operator }) {
  const [isFolded, setFolded] = useStore('menu.folded', false);
  const FoldIcon = isFolded ? ChevronRightIcon : ChevronLeftIcon;
  const foldLabel = isFolded ? shellTexts.unfoldMenu : shellTexts.foldMenu;
  return (
    <Box sx={{ ...rail, width: isFolded ? 56 : 192 }}>
      <Box component="nav" aria-label={shellTexts.mainMenu} sx={{ flex: 1 }}>
        {menuFor(operator).map(({ label, items }) => (
          <Box key={label} component="ul" aria-label={label || undefined} sx={group}>
            {label !== '' && !isFolded && (
              <Box component="li" aria-hidden sx={groupLabel}>
                {label}
              </Box>
            )}
            {items.map((item) => (
              <li key={item.path}>
                <RailLink item={item} isFolded={isFolded} />
              </li>
            ))}
          </Box>
        ))}
      </Box>
      <Tooltip title={isFolded ? foldLabel : ''} placement="right">
        <ButtonBase onClick={() => setFolded(!isFolded)} aria-label={foldLabel} sx={link}>
          <FoldIcon fontSize="small" />
          {!isFolded && foldLabel}
        </ButtonBase>
      </Tooltip>
    </Box>
  );
}

function RailLink({ item: { path, label, Icon }, isFolded }: { item: MenuItem; isFolded: boolean }) {
  return (
    <Tooltip title={isFolded ? label : ''} placement="right">
      <Box component={NavLink} to={path} end={path === '/'} sx={link} {...(isFolded && { 'aria-label': label })}>
        <Icon fontSize="small" />
        {!isFolded && label}
      </Box>
    </Tooltip>
  );
}

const rail = {
  position: 'sticky',
  top: HEADER_HEIGHT,
  flex: 'none',
  height: `calc(100dvh - ${HEADER_HEIGHT}px)`,
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  p: 1,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  bgcolor: tokens.paper,
  borderRight: `1px solid ${tokens.line}`,
  ...notPrinted,
};

const group = {
  listStyle: 'none',
  p: 0,
  m: 0,
  '& + &': { mt: 0.75, pt: 0.75, borderTop: `1px solid ${tokens.line}` },
};

const groupLabel = { px: 1.25, pb: 0.25, fontSize: 12, color: tokens.inkSoft };

const link = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 1.25,
  width: '100%',
  minHeight: 36,
  px: 1.25,
  borderRadius: 1,
  fontSize: 14,
  lineHeight: 1.3,
  color: tokens.ink,
  textDecoration: 'none',
  '& svg': { color: tokens.inkSoft },
  '&:hover': { bgcolor: tokens.ground },
  '&.active': { bgcolor: tokens.accentSoft, color: tokens.accentDark, fontWeight: 700 },
  '&.active svg': { color: tokens.accentDark },
};
