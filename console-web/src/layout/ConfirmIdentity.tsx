import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, useSyncExternalStore } from 'react';
import { ActionDialog } from '../components/form/dialog/ActionDialog';
import { shellTexts } from '../i18n/shell';
import { identityQuestion, type IdentityQuestion } from '../providers/session/confirm-identity';

/** Asks for the operator's own password before a password, an address or a role is changed, over the screen that sent it. */
export function ConfirmIdentity() {
  const question = useSyncExternalStore(identityQuestion.subscribe, identityQuestion.current);
  return question === null ? null : <Question question={question} />;
}

function Question({ question: { refusal, answer } }: { question: IdentityQuestion }) {
  const texts = shellTexts.confirmIdentity;
  const [password, setPassword] = useState('');
  return (
    <ActionDialog
      title={texts.title}
      submitLabel={texts.submit}
      pendingLabel={texts.submit}
      isPending={false}
      problems={refusal === null ? [] : [refusal]}
      onSubmit={() => {
        if (password !== '') answer(password);
      }}
      onClose={() => answer(null)}
    >
      <Typography>{texts.lead}</Typography>
      <TextField
        autoFocus
        fullWidth
        type="password"
        autoComplete="current-password"
        label={shellTexts.login.password}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
    </ActionDialog>
  );
}
