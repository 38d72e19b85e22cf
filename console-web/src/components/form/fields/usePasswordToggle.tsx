import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { shellTexts } from '../../../i18n/shell';

const { showPassword, hidePassword } = shellTexts.login;

/** The type of a password's field, and the button in it that shows what was typed. */
export function usePasswordToggle() {
  const [isShown, setShown] = useState(false);
  const endAdornment = (
    <InputAdornment position="end">
      <IconButton edge="end" aria-label={isShown ? hidePassword : showPassword} onClick={() => setShown(!isShown)}>
        {isShown ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  );
  return { type: isShown ? 'text' : 'password', input: { endAdornment } };
}
