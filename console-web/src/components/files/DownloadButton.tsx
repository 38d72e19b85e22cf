import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { t } from '../../i18n';
import type { Download } from '../../providers/api/client';
import type { ConsoleDataProvider } from '../../providers/data-provider';
import { useDownload } from './useDownload';

interface Props {
  readonly label: string;
  readonly make: (data: ConsoleDataProvider) => Promise<Download | null>;
  /** What is said when there is nothing to put into the file. */
  readonly empty?: string;
}

/** Has the server make a file; meanwhile it cannot be asked for again. */
export function DownloadButton({ label, make, empty }: Props) {
  const download = useDownload((data) => make(data), empty);
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<DownloadIcon />}
      disabled={download.isPending}
      onClick={() => download.mutate()}
    >
      {download.isPending ? t('lists.file.making') : label}
    </Button>
  );
}
