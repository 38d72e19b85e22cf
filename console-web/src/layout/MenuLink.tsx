import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router';
import type { MenuItem } from './menu-items';

const HeaderLink = styled(NavLink)({
  color: '#fff',
  padding: '8px 12px',
  borderRadius: 6,
  fontSize: 14,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&:hover': { backgroundColor: '#ffffff1f' },
  '&.active': { backgroundColor: '#ffffff33', fontWeight: 700 },
});

export function MenuLink({ item }: { item: MenuItem }) {
  return <HeaderLink to={item.path}>{item.label}</HeaderLink>;
}
