import { saveFile } from '@laundry/web-kit/files/save-file';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { t } from '../../i18n';
import type { Download } from '../../providers/api/client';
import type { ConsoleDataProvider } from '../../providers/data-provider';
import { problemLines } from '../../providers/api/problem';
import { useConsoleData } from '../../providers/useConsoleData';

/** Has the server make a file and hands it to the browser; without a row there is none, and that is said. */
export function useDownload<Input = void>(
  make: (data: ConsoleDataProvider, input: Input) => Promise<Download | null>,
  empty: string = t('lists.file.empty'),
) {
  const data = useConsoleData();
  const notify = useNotify();
  return useMutation({
    mutationFn: (input: Input) => make(data, input),
    onSuccess: (file) => {
      if (file === null) return notify(empty, { type: 'warning' });
      saveFile(file);
      notify(t('lists.file.saved', { name: file.name }), { type: 'success' });
    },
    onError: (error) => notify(problemLines(error).join('\n'), { type: 'error' }),
  });
}
