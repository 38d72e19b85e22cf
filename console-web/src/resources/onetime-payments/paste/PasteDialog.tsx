import { isBlank } from '@laundry/shared/text/blank';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ActionDialog } from '../../../components/form/dialog/ActionDialog';
import { useLeaveQuestion } from '../../../components/form/dialog/useLeaveQuestion';
import { t } from '../../../i18n';
import type { PriceRow } from '../../../providers/api/api-types';
import { isStale, problemLines } from '../../../providers/api/problem';
import { PastePreview } from './PastePreview';
import { changesOf, hourPricesOf } from './price-changes';
import { readSheet } from './read-sheet';
import { cellsOf } from './sheet-text';
import { usePastePrices } from './usePastePrices';

interface Props {
  readonly table: string;
  readonly rows: readonly PriceRow[];
  /** What was pasted onto the table itself. */
  readonly pasted: string;
  readonly onClose: () => void;
}

/** Prices from a spreadsheet: read as a whole, shown beside those that they replace, and set all or none. */
export function PasteDialog({ table, rows, pasted, onClose }: Props) {
  const [text, setText] = useState(pasted);
  const cells = cellsOf(text);
  const sheet = cells.length === 0 ? null : readSheet(cells, rows);
  const changes = sheet?.kind === 'prices' ? changesOf(sheet.hours) : [];
  const removed = changes.filter(({ after }) => after === 0).length;
  const paste = usePastePrices(table, onClose);
  const count = changes.length;
  const leaving = useLeaveQuestion({ isChanged: () => !isBlank(text), isPending: paste.isPending, onClose });

  const refused = [...problemLines(paste.error), ...(isStale(paste.error) ? [t('priceGrid.paste.renewed')] : [])];
  return (
    <>
      <ActionDialog
        title={t('priceGrid.paste.title', { table })}
        submitLabel={t('priceGrid.paste.submit', { count })}
        pendingLabel={t('priceGrid.updating')}
        isPending={paste.isPending}
        disabled={count === 0}
        problems={sheet?.kind === 'wrong' ? sheet.lines : refused}
        maxWidth="md"
        onSubmit={() => paste.mutate({ rows: hourPricesOf(changes), count })}
        onClose={leaving.close}
      >
        <Typography color="textSecondary">{t('priceGrid.paste.lead')}</Typography>
        <TextField
          autoFocus
          multiline
          minRows={4}
          maxRows={6}
          label={t('priceGrid.paste.sheet')}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            paste.reset();
          }}
          slotProps={{ htmlInput: { spellCheck: false, wrap: 'off' } }}
        />
        {count > 0 && <PastePreview table={table} rows={rows} changes={changes} />}
        <Typography role="status" sx={{ fontWeight: 700 }}>
          {sheet?.kind === 'prices' &&
            (count === 0 ? t('priceGrid.paste.same') : t('priceGrid.paste.count', { count }))}
          {removed > 0 && t('priceGrid.paste.removed', { count: removed })}
        </Typography>
      </ActionDialog>
      {leaving.question}
    </>
  );
}
