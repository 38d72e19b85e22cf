import { WaitingDraft } from '../../components/form/draft/WaitingDraft';
import { t } from '../../i18n';
import type { PriceRow } from '../../providers/api/api-types';
import { WEEKS, priceDraft, slotOf } from './price-facts';

interface Props {
  readonly table: string;
  readonly rows: readonly PriceRow[];
  readonly onResume: (draft: string) => void;
}

/** The prices of a table that were typed and not sent: in a cell there is no room to say so. */
export const WaitingPrices = ({ table, rows, onResume }: Props) =>
  rows.flatMap((row) =>
    WEEKS.map((week) => {
      const name = priceDraft(row, week);
      const slot = slotOf(table, row, week);
      return (
        <WaitingDraft
          key={name}
          name={name}
          what={t('priceGrid.price', slot)}
          of={t('priceGrid.title', slot)}
          onResume={() => onResume(name)}
        />
      );
    }),
  );
