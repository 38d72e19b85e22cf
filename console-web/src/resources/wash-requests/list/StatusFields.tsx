import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { requestTexts } from '../../../i18n/wash-requests';
import { statusLabel } from '../row-facts';
import { STATUS_CHOICES } from './search-params';

interface Props {
  readonly status: readonly number[];
  readonly onChange: (status: readonly number[]) => void;
}

/** The stages to show; none ticked shows all. */
export function StatusFields({ status, onChange }: Props) {
  const toggle = (one: number) =>
    onChange(STATUS_CHOICES.filter((other) => (other === one) !== status.includes(other)));
  return (
    <Box role="group" aria-label={requestTexts.search.status} sx={{ display: 'flex', flexWrap: 'wrap', mr: 'auto' }}>
      {STATUS_CHOICES.map((one) => (
        <FormControlLabel
          key={one}
          label={statusLabel(one)}
          control={<Checkbox size="small" checked={status.includes(one)} onChange={() => toggle(one)} />}
        />
      ))}
    </Box>
  );
}
