import Typography from '@mui/material/Typography';
import { t } from '../../i18n';

/** Says what somebody else has written where something was typed and not sent yet. */
export function Overtaken({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <Typography key={text} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {t('lists.draft.overtaken', { text: text || t('lists.draft.nothing') })}
    </Typography>
  ));
}
