import TableBody from '@mui/material/TableBody';
import { RecordContextProvider, useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { DataTable, DataTableBody, DataTableRow, type DataTableRowProps } from 'react-admin';
import { sheetStyles } from '../../components/list/sheet-styles';
import { t } from '../../i18n';
import type { Area } from '../../providers/api/api-types';
import { tokens } from '../../theme/tokens';
import { AREA_COLUMNS, type AreaColumn } from './area-form';
import { AreaActions } from './AreaActions';
import { NEW_ROW, useAreaEditing } from './AreaEditing';
import { AreaInput } from './AreaInput';
import { NotesView } from './AreaNotes';
import { ProblemsRow } from './AreaProblems';

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
          <Row aria-label={t('areas.newRow')}>{children}</Row>
        </RecordContextProvider>
      </TableBody>
      <DataTableBody row={Row}>{children}</DataTableBody>
    </>
  );
}

/** A row, and below the one in edit what is wrong with it. */
function Row(props: DataTableRowProps) {
  const area = useRecordContext<Area>();
  const { active } = useAreaEditing();
  return (
    <>
      <DataTableRow {...props} />
      {area?.id === active && <ProblemsRow />}
    </>
  );
}

/** A cell: the field of the row that is in edit, else the value. The new row is empty while another is in edit. */
function AreaCell({ column }: { column: AreaColumn }) {
  const area = useRecordContext<Area>();
  const { active } = useAreaEditing();
  if (area?.id === active) return <AreaInput column={column} />;
  return area?.zipcode === undefined ? null : <AreaValue area={area} column={column} />;
}

function AreaValue({ area, column }: { area: Area; column: AreaColumn }) {
  if (column.kind === 'flag') {
    const flag = area[column.field];
    return <span className={flag ? 'strong' : 'soft'}>{flag ? t('areas.yes') : t('areas.no')}</span>;
  }
  if (column.kind === 'notes') return <NotesView area={area} />;
  const text = area[column.field];
  return column.field === 'zipcode' ? <span className="strong">{text}</span> : text || t('areas.notes.none');
}

const styles = {
  ...sheetStyles,
  // All columns fit a desk of 1,280 px, the row in edit too.
  '& th, & td': { paddingInline: '6px' },
  '& th': { ...sheetStyles['& th'], whiteSpace: 'normal', wordBreak: 'keep-all', verticalAlign: 'bottom' },
  '& .column-action': { whiteSpace: 'nowrap', width: '1px' },
  '& .new td': { backgroundColor: tokens.accentSoft, borderBottom: 0 },
  '& .new tr:last-of-type td': { borderBottom: `2px solid ${tokens.accent}` },
  '& tr:has(button[type="submit"]), & tr:has(button[type="submit"]) + .problems': { backgroundColor: tokens.warnSoft },
  '& tr:has(button[type="submit"]) > td': { borderBottom: 0 },
  '& .problems td': { paddingBlock: 0, borderBottom: `1px solid ${tokens.line}` },
  '& .problems td > :last-of-type': { paddingBottom: '6px' },
};
