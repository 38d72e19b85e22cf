import Check from '@mui/icons-material/Check';
import ViewAgendaOutlined from '@mui/icons-material/ViewAgendaOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { t } from '../../../../i18n';
import { useRowGrants } from '../useRowGrants';
import { GROUPINGS, type Grouping } from './row-groups';
import { useGrouping } from './useGrouping';

const wordOf = (grouping: Grouping | null): string => t(`requests.groups.${grouping ?? 'none'}`);

/** By what the rows are grouped. Who sees only their own has no drivers to tell apart. */
export function GroupMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [grouping, setGrouping] = useGrouping();
  const { assigns } = useRowGrants();
  const choices = [null, ...GROUPINGS.filter((one) => assigns || one !== 'driver')];
  const choose = (next: Grouping | null) => {
    setAnchor(null);
    setGrouping(next);
  };
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<ViewAgendaOutlined />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('requests.groups.open', { how: wordOf(grouping) })}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {choices.map((one) => (
          <MenuItem
            key={one ?? 'none'}
            dense
            role="menuitemradio"
            aria-checked={one === grouping}
            onClick={() => choose(one)}
          >
            <Check fontSize="small" sx={{ mr: 1, visibility: one === grouping ? 'visible' : 'hidden' }} />
            {wordOf(one)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
