// What the request list would be with react-admin's own Datagrid: the same rows, columns, ticks and links.
import { personName } from '@laundry/shared/text/person-name';
import { Datagrid, FunctionField, NumberField, TextField } from 'react-admin';
import { Link } from 'react-router';
import { t } from '../../console-web/src/i18n';
import { todayJst } from '../../console-web/src/providers/clock';
import { requestPaths } from '../../console-web/src/resources/wash-requests/request-paths';
import {
  methodLabel,
  rowFacts,
  shownLeg,
  shownSchedule,
  sizeLabel,
} from '../../console-web/src/resources/wash-requests/row-facts';

const label = (column) => t(`requests.columns.${column}`);

export function RequestRows() {
  const now = `${todayJst()} 00:00:00`;
  return (
    <Datagrid bulkActionButtons={<span />} rowClick={false}>
      <FunctionField label={label('staff_name1')} sortBy="staff_name1" render={(row) => rowFacts(row).staff} />
      <TextField label={label('status')} source="display_status" sortBy="status" />
      <NumberField label={label('count')} source="count" />
      <FunctionField label={label('size')} sortBy="size" render={(row) => sizeLabel(row.size)} />
      <NumberField label={label('fold_cost')} source="fold_cost" />
      <FunctionField
        label={label('sched_dt')}
        sortBy="sched_dt"
        render={(row) => `${shownSchedule(row, now)} ${t(`requests.leg.${shownLeg(row)}`)}`}
      />
      <FunctionField
        label={label('pickup_delivery_type')}
        sortBy="pickup_delivery_type"
        render={(row) => methodLabel(row.pickup_delivery_type)}
      />
      <FunctionField
        label={label('user_id')}
        sortBy="user_id"
        render={(row) => `${row.user_id} ${personName(row)} ${row.bikou}`}
      />
      <FunctionField
        label={label('send_addr_detail1')}
        sortBy="send_addr_detail1"
        render={(row) => rowFacts(row).address}
      />
      <FunctionField
        label={label('actions')}
        render={(row) => (
          <>
            <Link to={requestPaths.detail(row.id, '')}>{t('requests.list.detail')}</Link>{' '}
            <Link to={requestPaths.date(row.id, '')}>{t('requests.list.dateChange')}</Link>{' '}
            <Link to={requestPaths.cancel(row.id, 1, '')}>{t('requests.list.cancel')}</Link>
          </>
        )}
      />
    </Datagrid>
  );
}
