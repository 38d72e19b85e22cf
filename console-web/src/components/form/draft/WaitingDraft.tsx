import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { t } from '../../../i18n';
import { hasWaitingDraft } from './useFormDraft';

interface Props {
  readonly name: string;
  /** What it is about, e.g. メモ. */
  readonly what: string;
  /** Which of several it is. */
  readonly of: string;
  readonly onResume: () => void;
}

/** That a form waits with what was typed before: it opens when somebody asks for it, and never by itself. */
export function WaitingDraft({ name, what, of, onResume }: Props) {
  if (!hasWaitingDraft(name)) return null;
  return (
    <Box role="status" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <span>{t('lists.draft.waiting', { what })}</span>
      <Button size="small" onClick={onResume} aria-label={t('lists.draft.resumeWhat', { of })}>
        {t('lists.draft.resume')}
      </Button>
    </Box>
  );
}
