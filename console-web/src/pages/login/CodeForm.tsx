import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { ProblemLines } from '../../components/page/ProblemLines';
import { shellTexts } from '../../i18n/shell';

const { login } = shellTexts;

interface Props {
  readonly problems: readonly string[];
  readonly isSubmitting: boolean;
  readonly onCode: (code: string) => void;
  /** Null: there is no passkey to go on by here. */
  readonly onPasskey: (() => void) | null;
  readonly onBack: () => void;
}

/** The second step, for who has a second factor. */
export function CodeForm({ problems, isSubmitting, onCode, onPasskey, onBack }: Props) {
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !isSubmitting) onCode(code);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <ProblemLines lines={problems} />
      {onPasskey !== null && (
        <Button variant="contained" size="large" disabled={isSubmitting} onClick={onPasskey} autoFocus>
          {login.passkey}
        </Button>
      )}
      <Typography>{login.codeLead}</Typography>
      <TextField
        autoFocus={onPasskey === null}
        label={login.code}
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button
        type="submit"
        variant={onPasskey === null ? 'contained' : 'outlined'}
        size="large"
        disabled={isSubmitting}
      >
        {isSubmitting ? login.submitting : login.codeSubmit}
      </Button>
      <Button onClick={onBack}>{login.codeBack}</Button>
    </Box>
  );
}
