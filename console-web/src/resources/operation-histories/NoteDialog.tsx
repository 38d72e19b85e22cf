import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LIMITS } from '@laundry/shared/constants/limits';
import { useState } from 'react';
import { FormDialog } from '../../components/FormDialog';
import { historyTexts } from '../../i18n/operation-histories';
import type { HistoryRow } from '../../providers/api-types';
import type { Page } from '../../providers/page';
import { problemLines } from '../../providers/problem';
import { useConsoleData } from '../../providers/useConsoleData';
import { historyKeys } from './useHistory';

const { note: texts } = historyTexts;

interface Props {
  readonly row: HistoryRow;
  readonly onClose: () => void;
  readonly onSaved: (id: number) => void;
}

/** The note of a deed, the only thing of the history that is ever changed (spec 3 §2.9). */
export function NoteDialog({ row, onClose, onSaved }: Props) {
  const data = useConsoleData();
  const client = useQueryClient();
  const [text, setText] = useState(row.bikou);
  const write = useMutation({
    mutationFn: () => data.writeHistoryNote(row.id, text),
    onSuccess: ({ id, bikou }) => {
      client.setQueriesData<Page<HistoryRow>>(
        { queryKey: historyKeys.lists },
        (page) => page && { ...page, rows: page.rows.map((one) => (one.id === id ? { ...one, bikou } : one)) },
      );
      onSaved(id);
      onClose();
    },
  });
  return (
    <FormDialog
      title={texts.title}
      submitLabel={texts.submit}
      pendingLabel={texts.submitting}
      isPending={write.isPending}
      problems={write.error ? problemLines(write.error) : []}
      onSubmit={() => write.mutate()}
      onClose={onClose}
    >
      <TextField
        autoFocus
        multiline
        minRows={4}
        maxRows={12}
        label={texts.label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LIMITS.remarksLength } }}
      />
    </FormDialog>
  );
}
