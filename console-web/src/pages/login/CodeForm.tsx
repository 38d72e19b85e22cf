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
  readonly onBack: () => void;
}

/** The second step, for who has a second factor. */
export function CodeForm({ problems, isSubmitting, onCode, onBack }: Props) {
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !isSubmitting) onCode(code);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Typography>{login.codeLead}</Typography>
      <ProblemLines lines={problems} />
      <TextField
        autoFocus
        label={login.code}
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
        {isSubmitting ? login.submitting : login.codeSubmit}
      </Button>
      <Button onClick={onBack}>{login.codeBack}</Button>
    </Box>
  );
}
