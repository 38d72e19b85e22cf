import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { message } from '@laundry/shared/messages/message';
import { parseSetCount } from '@laundry/shared/rules/set-count';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { FormDialog } from '../../../components/FormDialog';
import { requestTexts } from '../../../i18n/wash-requests';
import type { RequestDetail } from '../../../providers/api-types';
import { problemLines } from '../../../providers/problem';
import type { Tell } from '../detail/notice';
import { useRequestMutation } from '../detail/useRequestMutation';

const { count: texts, advance } = requestTexts;

interface Props {
  readonly request: RequestDetail;
  readonly onClose: () => void;
  readonly tell: Tell;
}

/** Sets the count, 0 to 100 (spec 2 §5). */
export function CountDialog({ request, onClose, tell }: Props) {
  const notify = useNotify();
  const [text, setText] = useState(String(request.count));
  const [refused, setRefused] = useState<string | null>(null);
  const setCount = useRequestMutation({
    send: (data, count: number) => data.setCount(request.id, count),
    onDone: ({ count }) => notify(texts.done(count), { type: 'success' }),
    onClose,
    tell,
  });
  const submit = () => {
    const typed = text.trim().normalize('NFKC');
    const count = parseSetCount(typed);
    setRefused(count === null ? message('ja', typed === '' ? 'unselected' : 'set_count_range') : null);
    if (count !== null) setCount.mutate(count);
  };
  return (
    <FormDialog
      title={texts.title}
      submitLabel={texts.submit}
      pendingLabel={advance.submitting}
      isPending={setCount.isPending}
      problems={setCount.error ? problemLines(setCount.error) : []}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{texts.now(request.count)}</Typography>
      <TextField
        autoFocus
        label={texts.input}
        value={text}
        error={refused !== null}
        helperText={refused === null ? undefined : `▲ ${refused}`}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    </FormDialog>
  );
}
