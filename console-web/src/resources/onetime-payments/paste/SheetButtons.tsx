import ContentCopy from '@mui/icons-material/ContentCopy';
import ContentPaste from '@mui/icons-material/ContentPaste';
import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { t } from '../../../i18n';
import type { PriceRow } from '../../../providers/api/api-types';
import { sheetText } from './sheet-text';

interface Props {
  readonly table: string;
  readonly rows: readonly PriceRow[];
  readonly onPaste: () => void;
}

/** A table into a spreadsheet, and back out of it. */
export function SheetButtons({ table, rows, onPaste }: Props) {
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sheetText(rows));
      notify(t('priceGrid.copy.done', { table }), { type: 'success' });
    } catch {
      // Not every browser lets a page do it.
      notify(t('priceGrid.copy.failed'), { type: 'warning' });
    }
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<ContentCopy />}
        aria-label={t('priceGrid.copy.of', { table })}
        onClick={() => void copy()}
      >
        {t('priceGrid.copy.button')}
      </Button>
      <Button
        size="small"
        startIcon={<ContentPaste />}
        aria-label={t('priceGrid.paste.of', { table })}
        onClick={onPaste}
      >
        {t('priceGrid.paste.button')}
      </Button>
    </>
  );
}
