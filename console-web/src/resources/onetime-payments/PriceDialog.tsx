import { useNotify } from 'ra-core';
import { TextInput } from 'react-admin';
import { FormDialog } from '../../components/form/dialog/FormDialog';
import { useFormDraft } from '../../components/form/draft/useFormDraft';
import { OthersChange } from '../../components/form/shared-write/OthersChange';
import { OthersFields } from '../../components/form/shared-write/OthersFields';
import { useSharedEdit } from '../../components/form/shared-write/useSharedEdit';
import { FoldedTrail } from '../../components/timeline/FoldedTrail';
import { t } from '../../i18n';
import { numberText } from '../../i18n/amounts';
import type { PriceRow, TrailEntry } from '../../providers/api/api-types';
import { useConsoleData } from '../../providers/useConsoleData';
import { type Slot, type Week, isAvailable, parsePrice, priceDraft, priceErrors, priceText } from './price-facts';
import { RemovePrice } from './RemovePrice';

interface Props {
  readonly row: PriceRow;
  readonly week: Week;
  readonly slot: Slot;
  readonly onClose: () => void;
}

/** What is typed, by the weekday that it is of. */
type Values = Readonly<Record<string, string | null>>;

/** Where a price is set or taken away; what somebody else has made of it meanwhile stands above it. */
export function PriceDialog({ row, week, slot, onClose }: Props) {
  const price = row[week.key];
  const { store, others } = useSharedEdit('onetime-payments', row, [week.key]);
  const draft = useFormDraft<Values>(priceDraft(row, week), { [week.key]: isAvailable(price) ? String(price) : '' });
  const notify = useNotify();
  const { priceTrail, undoPrice } = useConsoleData();
  const close = () => {
    draft.forget();
    onClose();
  };
  const save = async (next: number | null) => {
    await store({ [week.key]: next });
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
    <FormDialog
      title={t('priceGrid.title', slot)}
      submitLabel={t('priceGrid.update')}
      pendingLabel={t('priceGrid.updating')}
      record={draft.record}
      draft={draft}
      validate={({ [week.key]: typed }) => priceErrors(week.key, typed)}
      onSubmit={({ [week.key]: typed }) => save(parsePrice(typed))}
      onClose={onClose}
    >
      <OthersChange others={others} drafted={draft.conflicts.length > 0 ? [priceText(price)] : []}>
        {(words) => <OthersFields others={words} textsOf={({ [week.key]: theirs }) => [priceText(asPrice(theirs))]} />}
      </OthersChange>
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
  );
}

const asPrice = (value: unknown): number | null => (typeof value === 'number' ? value : null);
