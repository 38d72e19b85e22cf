import { useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { FormDialog } from '../../../components/form/dialog/FormDialog';
import { useFormDraft } from '../../../components/form/draft/useFormDraft';
import { submitErrors } from '../../../components/form/sending/submit-errors';
import { t } from '../../../i18n';
import type { StoredRow } from '../../../providers/api/api-types';
import type { Sale, SaleCheck } from '../../../providers/calls/sales';
import { useConsoleData } from '../../../providers/useConsoleData';
import { SaleConfirm, saleName, yen } from './SaleConfirm';
import { SaleInputs } from './SaleInputs';
import { BLANK_SALE, SALE_FIELDS, type SaleValues, initialSale, saleErrors, saleOf } from './sale-form';

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
  const draft = useFormDraft(SALE_DRAFT, initialSale(of), BLANK_SALE);
  const [checked, setChecked] = useState<{ readonly sale: Sale; readonly terms: SaleCheck } | null>(null);

  const close = () => {
    draft.forget();
    onClose();
  };
  const look = async (sale: Sale) => {
    const terms = await data.getSaleTerms(sale);
    setChecked({ sale, terms });
  };
  const sell = async ({ sale, terms }: NonNullable<typeof checked>) => {
    await data.addBag(sale, draft.keyOf(sale));
    const { user_name: name } = sale;
    notify(t('bags.saved', { name, sale: saleName(sale), price: yen(terms.price) }), { type: 'success' });
    refresh();
    close();
  };
  const submit = async (values: SaleValues) => {
    const sale = saleOf(values);
    if (sale === null) return undefined;
    try {
      await (checked === null ? look(sale) : sell(checked));
      return undefined;
    } catch (error) {
      const errors = submitErrors(error, SALE_FIELDS);
      // What is refused stands beside its field, in the first step.
      if (SALE_FIELDS.some((field) => field in errors)) setChecked(null);
      return errors;
    }
  };
  return (
    <FormDialog
      title={checked === null ? t('bags.title') : t('bags.confirmTitle')}
      submitLabel={checked === null ? t('bags.next') : t('bags.submit')}
      pendingLabel={checked === null ? t('bags.checking') : t('bags.submitting')}
      back={checked === null ? undefined : { label: t('bags.back'), onClick: () => setChecked(null) }}
      record={draft.record}
      draft={draft}
      validate={(values) => saleErrors(values as SaleValues)}
      onSubmit={(values: object) => submit(values as SaleValues)}
      onClose={close}
    >
      {checked === null ? <SaleInputs /> : <SaleConfirm {...checked} />}
    </FormDialog>
  );
}
