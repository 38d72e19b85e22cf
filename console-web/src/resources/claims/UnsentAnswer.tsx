import TextField from '@mui/material/TextField';
import { t } from '../../i18n';

interface Props {
  readonly text: string;
  readonly answer: string | null;
}

/** What was typed while somebody else answered, to be copied from: it is not lost, and not sent. */
export function UnsentAnswer({ text, answer }: Props) {
  if (text === '' || text === answer) return null;
  return (
    <TextField
      label={t('claims.unsent')}
      value={text}
      multiline
      fullWidth
      helperText={t('claims.unsentHint')}
      slotProps={{ input: { readOnly: true } }}
      sx={{ mt: 2 }}
    />
  );
}
