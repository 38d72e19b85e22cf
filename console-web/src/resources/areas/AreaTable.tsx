import TableBody from '@mui/material/TableBody';
import { RecordContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { DataTable, DataTableBody, DataTableRow } from 'react-admin';
import { sheetStyles } from '../../components/list/sheet-styles';
import { t } from '../../i18n';
import { tokens } from '../../theme/tokens';
import { AREA_COLUMNS } from './area-columns';
import { AreaActions } from './AreaActions';
import { AreaCell } from './AreaCell';
import { NEW_ROW } from './AreaEditing';

const NEW = { id: NEW_ROW };

/** The table with the row that adds one on top; every column of it can be hidden. */
export function AreaTable() {
  return (
    <DataTable body={Body} rowClick={false} bulkActionButtons={false} hover={false} sx={styles}>
      <DataTable.Col source="action" disableSort>
        <AreaActions />
      </DataTable.Col>
      {AREA_COLUMNS.map((column) => (
        <DataTable.Col key={column.field} source={column.field}>
          <AreaCell column={column} />
        </DataTable.Col>
      ))}
    </DataTable>
  );
}

function Body({ children }: { children?: ReactNode }) {
  return (
    <>
      <TableBody className="new">
        <RecordContextProvider value={NEW}>
          <DataTableRow aria-label={t('areas.newRow')}>{children}</DataTableRow>
        </RecordContextProvider>
      </TableBody>
      <DataTableBody>{children}</DataTableBody>
    </>
  );
}

const styles = {
  ...sheetStyles,
  '& .column-action': { whiteSpace: 'nowrap', width: '1px' },
  '& .new td': { backgroundColor: tokens.accentSoft, borderBottom: `2px solid ${tokens.accent}` },
  '& tr:has(button[type="submit"])': { backgroundColor: tokens.warnSoft },
};
