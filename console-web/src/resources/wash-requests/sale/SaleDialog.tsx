import { useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { ConfirmedDialog } from '../../../components/form/dialog/ConfirmedDialog';
import { useConfirmedForm } from '../../../components/form/sending/useConfirmedForm';
import { t } from '../../../i18n';
import { yenText } from '../../../i18n/amounts';
import type { StoredRow } from '../../../providers/api/api-types';
import type { Sale, SaleCheck } from '../../../providers/calls/payments/sales';
import { useConsoleData } from '../../../providers/useConsoleData';
import { SaleConfirm, saleName } from './SaleConfirm';
import { SaleInputs } from './SaleInputs';
import { BLANK_SALE, type SaleValues, initialSale, saleErrors, saleOf } from './sale-form';

/** Under which name a sale that was begun waits. */
export const SALE_DRAFT = 'sale';

interface Props {
  /** The one request that is ticked: its customer is filled in. */
  readonly of?: StoredRow | undefined;
  readonly onClose: () => void;
}

/** Sells a customer more washes or bags: what, then what it comes to. */
export function SaleDialog({ of, onClose }: Props) {
  const data = useConsoleData();
  const notify = useNotify();
  const refresh = useRefresh();
  // Beside the sale: what it comes to is no part of what is sent, nor of its key.
  const [terms, setTerms] = useState<SaleCheck | null>(null);
  const flow = useConfirmedForm<SaleValues, Sale, unknown>({
    draft: { name: SALE_DRAFT },
    inPlace: true,
    rule: saleErrors,
    fresh: initialSale(of),
    blank: BLANK_SALE,
    checkedOf: async (values) => {
      const sale = saleOf(values);
      if (sale !== null) setTerms(await data.getSaleTerms(sale));
      return sale;
    },
    sendKeyed: data.addBag,
    ended: (_answer, sale) => {
      const price = yenText(terms?.price ?? 0);
      notify(t('bags.saved', { name: sale.user_name, sale: saleName(sale), price }), { type: 'success' });
      refresh();
      return { close: onClose };
    },
  });
  const { confirming } = flow;
  return (
    <ConfirmedDialog
      flow={flow}
      title={confirming === null ? t('bags.title') : t('bags.confirmTitle')}
      submitLabel={confirming === null ? t('bags.next') : t('bags.submit')}
      pendingLabel={confirming === null ? t('bags.checking') : t('bags.submitting')}
      backLabel={t('bags.back')}
      onClose={onClose}
    >
      {confirming === null || terms === null ? <SaleInputs /> : <SaleConfirm sale={confirming} terms={terms} />}
    </ConfirmedDialog>
  );
}
