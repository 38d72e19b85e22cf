import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { LIMITS } from '@laundry/shared/constants/limits';
import { type KeyboardEvent, useState } from 'react';
import { t } from '../../i18n';
import { TOUCH_TARGET } from '../../theme/tokens';

/** The code of a label by hand, or from a scanner that types; Enter is of this field alone, as it may stand in a form. */
export function TypedLabel({ onCode }: { onCode: (text: string) => void }) {
  const [text, setText] = useState('');
  const add = () => {
    if (text.trim() === '') return;
    onCode(text);
    setText('');
  };
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <TextField
        label={t('labels.scan.typed')}
        placeholder={t('labels.scan.example')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={addByEnter}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { autoCapitalize: 'characters', autoComplete: 'off', maxLength: LIMITS.labelCodeLength },
        }}
        sx={{ flex: 1 }}
      />
      <Button variant="outlined" onClick={add} sx={{ minHeight: TOUCH_TARGET, whiteSpace: 'nowrap' }}>
        {t('labels.scan.add')}
      </Button>
    </Box>
  );
}
