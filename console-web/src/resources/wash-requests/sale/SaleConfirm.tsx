import Typography from '@mui/material/Typography';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { labelOf } from '@laundry/shared/masters/lov';
import { OPERATION_LOVS_JA } from '@laundry/shared/masters/operation-names-ja';
import { displayDateTime } from '@laundry/shared/time/display';
import { FactList } from '../../../components/page/FactList';
import { t } from '../../../i18n';
import { yenText } from '../../../i18n/amounts';
import type { Sale, SaleCheck } from '../../../providers/calls/payments/sales';
import { nowJst } from '../../../providers/clock';
import { sizeLabel } from '../row-facts';

export const saleName = (sale: Sale): string => labelOf(OPERATION_LOVS_JA, sale.operation_type);

/** Everything that the sale will do. */
export function SaleConfirm({ sale, terms }: { sale: Sale; terms: SaleCheck }) {
  const { user_id, user_name, size, count, bikou } = sale;
  const isBags = sale.operation_type === OPERATION.bagSoldByOperator;
  return (
    <>
      <FactList
        facts={[
          { label: t('bags.fields.operation_type'), value: saleName(sale) },
          { label: t('bags.fields.user_id'), value: user_id },
          { label: t('bags.fields.user_name'), value: user_name },
          { label: t('bags.fields.size'), value: sizeLabel(size) },
          { label: t('bags.fields.count'), value: t('bags.pieces', { count }) },
          { label: t('bags.fields.bikou'), value: bikou },
          { label: t('bags.price'), value: <strong>{yenText(terms.price)}</strong> },
          ...(terms.sched_delivery_dt === null
            ? []
            : [{ label: t('bags.delivery'), value: displayDateTime(terms.sched_delivery_dt, 'ja', nowJst()) }]),
        ]}
      />
      <Typography variant="body2">{isBags ? t('bags.effect.37') : t('bags.effect.36', { count })}</Typography>
    </>
  );
}
