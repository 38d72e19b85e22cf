import Check from '@mui/icons-material/Check';
import ViewWeekOutlined from '@mui/icons-material/ViewWeekOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { t } from '../../../../i18n';
import { HIDEABLE, columnsFor, useHiddenColumns } from './columns';
import { useRowGrants } from '../useRowGrants';

/** Which columns the table shows, stored for this desk; the cells stay where they are, so that nothing is drawn anew. */
export function ColumnsMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hidden, setHidden] = useHiddenColumns();
  const grants = useRowGrants();
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<ViewWeekOutlined />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('lists.columns')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {columnsFor(grants, HIDEABLE).map((column) => {
          const isShown = !hidden.includes(column);
          return (
            <MenuItem
              key={column}
              dense
              role="menuitemcheckbox"
              aria-checked={isShown}
              onClick={() => setHidden(isShown ? [...hidden, column] : hidden.filter((one) => one !== column))}
            >
              <Check fontSize="small" sx={{ mr: 1, visibility: isShown ? 'visible' : 'hidden' }} />
              {t(`requests.columns.${column}`)}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
