import { useNotify, useUpdate } from 'ra-core';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { FormDialog } from '../../components/form/FormDialog';
import { submitErrors } from '../../components/form/submit-errors';
import { t } from '../../i18n';
import type { PriceRow } from '../../providers/api/api-types';
import { type Week, isAvailable, parsePrice, priceErrors, priceText, timeText, yen } from './price-facts';
import { RemovePrice } from './RemovePrice';

interface Props {
  readonly row: PriceRow;
  readonly week: Week;
  readonly table: string;
}

/** A price of the grid, and the way to another one or to none. */
export function PriceCell({ row, week, table }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [update] = useUpdate<PriceRow>('onetime-payments');
  const notify = useNotify();
  const price = row[week.key];
  const slot = { table, week: week.label, time: timeText(row) };
  const save = async (next: number | null) => {
    const params = { id: row.id, data: { [week.key]: next }, previousData: row };
    await update(undefined, params, { returnPromise: true, mutationMode: 'pessimistic' });
    const done = next === null ? t('priceGrid.removed', slot) : t('priceGrid.updated', { ...slot, price: yen(next) });
    notify(done, { type: 'success' });
    setOpen(false);
  };
  const submit = async ({ price: typed }: { readonly price?: unknown }) => {
    try {
      await save(parsePrice(typed));
      return undefined;
    } catch (error) {
      const { [week.key]: refused, ...others } = submitErrors(error, [week.key]);
      return refused === undefined ? others : { price: refused };
    }
  };
  return (
    <>
      <button
        type="button"
        className={isAvailable(price) ? '' : 'none'}
        aria-label={t('priceGrid.edit', { ...slot, price: priceText(price) })}
        onClick={() => setOpen(true)}
      >
        {priceText(price)}
      </button>
      {isOpen && (
        <FormDialog
          title={t('priceGrid.title', slot)}
          submitLabel={t('priceGrid.update')}
          pendingLabel={t('priceGrid.updating')}
          record={{ price: isAvailable(price) ? price : '' }}
          validate={priceErrors}
          onSubmit={(values: object) => submit(values)}
          onClose={() => setOpen(false)}
        >
          <TextInput
            autoFocus
            source="price"
            label={t('priceGrid.fields.price')}
            inputMode="numeric"
            helperText={false}
            onFocus={(event) => event.target.select()}
          />
          {isAvailable(price) && <RemovePrice slot={slot} onRemove={() => save(null)} />}
        </FormDialog>
      )}
    </>
  );
}
