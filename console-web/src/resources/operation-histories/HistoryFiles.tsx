import { DownloadButton } from '../../components/files/DownloadButton';
import { useFilter } from '../../components/list/useFilter';
import { t } from '../../i18n';
import type { HistoryFormat } from '../../providers/calls/histories';

const FORMATS: readonly HistoryFormat[] = ['csv', 'xlsx'];

/** Everything that the search found as a file, for spreadsheets. */
export function HistoryFiles() {
  const filter = useFilter();
  return FORMATS.map((format) => (
    <DownloadButton
      key={format}
      label={t(`histories.files.${format}`)}
      make={(data) => data.getHistoryFile(filter, format)}
    />
  ));
}
