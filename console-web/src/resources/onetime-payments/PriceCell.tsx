import { useNotify } from 'ra-core';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { FormDialog } from '../../components/form/dialog/FormDialog';
import { OthersFields } from '../../components/form/shared-write/OthersFields';
import { useSharedWrite } from '../../components/form/shared-write/useSharedWrite';
import { FoldedTrail } from '../../components/timeline/FoldedTrail';
import { t } from '../../i18n';
import { numberText } from '../../i18n/amounts';
import type { PriceRow, TrailEntry } from '../../providers/api/api-types';
import { useConsoleData } from '../../providers/useConsoleData';
import { type Week, isAvailable, parsePrice, priceErrors, priceText, timeText } from './price-facts';
import { RemovePrice } from './RemovePrice';

interface Props {
  readonly row: PriceRow;
  readonly week: Week;
  readonly table: string;
}

/** A price of the grid, and the way to another one or to none. */
export function PriceCell({ row, week, table }: Props) {
  const [opened, setOpened] = useState<PriceRow | null>(null);
  const { write, others, forget } = useSharedWrite<PriceRow>('onetime-payments');
  const notify = useNotify();
  const { priceTrail, undoPrice } = useConsoleData();
  const price = row[week.key];
  const slot = { table, week: week.label, time: timeText(row) };
  const close = () => {
    setOpened(null);
    forget();
  };
  const save = async (next: number | null) => {
    await write(opened ?? row, { [week.key]: next });
    const done =
      next === null ? t('priceGrid.removed', slot) : t('priceGrid.updated', { ...slot, price: numberText(next) });
    notify(done, { type: 'success' });
    close();
  };
  // The price that stands in the field is another one then.
  const undo = async (entry: TrailEntry) => {
    await undoPrice(row.id, entry.id);
    close();
  };
  return (
    <>
      <button
        type="button"
        className={isAvailable(price) ? '' : 'none'}
        aria-label={t('priceGrid.edit', { ...slot, price: priceText(price) })}
        onClick={() => setOpened(row)}
      >
        {priceText(price)}
      </button>
      {opened !== null && (
        <FormDialog
          title={t('priceGrid.title', slot)}
          submitLabel={t('priceGrid.update')}
          pendingLabel={t('priceGrid.updating')}
          record={{ [week.key]: isAvailable(price) ? price : '' }}
          validate={({ [week.key]: typed }) => priceErrors(week.key, typed)}
          onSubmit={({ [week.key]: typed }) => save(parsePrice(typed))}
          onClose={close}
        >
          {others !== null && (
            <OthersFields others={others} textsOf={({ [week.key]: theirs }) => [priceText(asPrice(theirs))]} />
          )}
          <TextInput
            required
            autoFocus
            source={week.key}
            label={t('priceGrid.fields.price')}
            inputMode="numeric"
            helperText={false}
            onFocus={(event) => event.target.select()}
          />
          {isAvailable(price) && <RemovePrice slot={slot} onRemove={() => save(null)} />}
          <FoldedTrail
            name={t('priceGrid.hour', slot)}
            queryKey={['trail', 'onetime-payments', row.id, row.version]}
            read={(rows) => priceTrail(row.id, rows)}
            undo={{ send: undo }}
          />
        </FormDialog>
      )}
    </>
  );
}

const asPrice = (value: unknown): number | null => (typeof value === 'number' ? value : null);
