import ContentCopy from '@mui/icons-material/ContentCopy';
import ContentPaste from '@mui/icons-material/ContentPaste';
import Button from '@mui/material/Button';
import { useCopy } from '../../../components/files/useCopy';
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
  const copy = useCopy();
  const words = { copied: t('priceGrid.copy.done', { table }), failed: t('priceGrid.copy.failed') };
  return (
    <>
      <Button
        size="small"
        startIcon={<ContentCopy />}
        aria-label={t('priceGrid.copy.of', { table })}
        onClick={() => void copy(sheetText(rows), words)}
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
