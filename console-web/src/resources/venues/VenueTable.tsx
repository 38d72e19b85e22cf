import { DataTable } from 'react-admin';
import { sheetStyles } from '../../components/list/sheet-styles';
import type { Venue } from '../../providers/api/api-types';
import { VenueActions } from './VenueActions';
import { langText, pickupMethodsText } from './venue-form';

/** One row a partner venue. */
export function VenueTable() {
  return (
    <DataTable<Venue>
      rowClick={false}
      bulkActionButtons={false}
      sx={{ ...sheetStyles, '& td': { fontSize: 13, verticalAlign: 'middle' } }}
    >
      <DataTable.Col source="code" cellClassName="strong" />
      <DataTable.Col source="name" />
      <DataTable.Col source="provider_name" />
      <DataTable.Col source="property_name" />
      <DataTable.Col<Venue> source="default_lang" render={({ default_lang }) => langText(default_lang)} />
      <DataTable.Col<Venue> source="pickup_delivery_types" disableSort render={pickupMethodsText} />
      <DataTable.Col source="actions" disableSort>
        <VenueActions />
      </DataTable.Col>
    </DataTable>
  );
}
