import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { CustomerLink } from '../../components/links/CustomerLink';
import { wordsStyles } from '../../components/list/note-styles';
import { sheetStyles } from '../../components/list/sheet-styles';
import type { ClaimRow } from '../../providers/api/api-types';
import { claimPath, customerText, moment, photosText, stateText } from './claim-facts';

/** One row each; the moment leads to it. */
export const ClaimTable = () => (
  <DataTable<ClaimRow> rowClick={false} bulkActionButtons={false} sx={styles}>
    <DataTable.Col<ClaimRow>
      source="created_at"
      cellClassName="nowrap"
      render={(row) => <Link to={claimPath(row.id)}>{moment(row.created_at)}</Link>}
    />
    <DataTable.Col<ClaimRow>
      source="user"
      disableSort
      render={(row) => <CustomerLink id={row.user_id}>{customerText(row)}</CustomerLink>}
    />
    <DataTable.Col<ClaimRow> source="wash_request_id" disableSort cellClassName="nowrap" />
    <DataTable.Col<ClaimRow>
      source="text"
      disableSort
      cellClassName="words"
      render={({ text }) => <span>{text}</span>}
    />
    <DataTable.Col<ClaimRow> source="photo_count" disableSort cellClassName="nowrap" render={photosText} />
    <DataTable.Col<ClaimRow> source="answered_at" disableSort cellClassName="nowrap" render={stateText} />
  </DataTable>
);

const styles = {
  ...sheetStyles,
  '& .nowrap': { whiteSpace: 'nowrap' },
  '& .words': { minWidth: 240 },
  '& .words > span': wordsStyles,
};
