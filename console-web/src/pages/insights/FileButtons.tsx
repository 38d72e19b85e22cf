import Box from '@mui/material/Box';
import type { InsightTable } from '@laundry/shared/constants/insights';
import { DownloadButton } from '../../components/files/DownloadButton';
import { t } from '../../i18n';
import type { InsightSpan } from '../../providers/calls/today';

/** A table as a file, for a spreadsheet or another program. */
export function FileButtons({ title, span, table }: { title: string; span: InsightSpan; table: InsightTable }) {
  return (
    <Box role="group" aria-label={t('insights.files', { title })} sx={{ display: 'flex', gap: 1 }}>
      <DownloadButton label={t('insights.csv')} make={(data) => data.getInsightFile(span, table, 'csv')} />
      <DownloadButton label={t('insights.excel')} make={(data) => data.getInsightFile(span, table, 'xlsx')} />
    </Box>
  );
}
