import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { displayDateTime } from '@laundry/shared/time/display';
import { useEffect, useRef } from 'react';
import { t } from '../../../i18n';
import { nowJst } from '../../../providers/clock';
import { tokens } from '../../../theme/tokens';
import type { OthersWords } from './useSharedWrite';

interface Props {
  readonly texts: readonly string[];
  /** Who wrote it and when, where that is known. */
  readonly others?: Pick<OthersWords, 'by' | 'at'> | null;
  /** Takes it in the place of what was typed. */
  readonly onTake?: () => void;
  /** Puts what was typed behind it. */
  readonly onJoin?: () => void;
}

/** Says what somebody else has written where something was typed and not sent yet, and offers to keep the one, the other or both. */
export function ConflictNotice({ others = null, ...props }: Props) {
  if (props.texts.length === 0) return null;
  if (others !== null) return <OthersNotice {...props} others={others} />;
  return props.texts.map((text) => (
    <Typography key={text} sx={asWritten}>
      {t('lists.draft.conflict', { text: text || t('lists.draft.nothing') })}
    </Typography>
  ));
}

/** It is the answer to what was sent: the keyboard goes on from there. */
function OthersNotice({ texts, others, onTake, onJoin }: Props & { others: NonNullable<Props['others']> }) {
  const notice = useRef<HTMLDivElement>(null);
  const said = [leadOf(others), ...texts].join('\n');
  useEffect(() => notice.current?.focus(), [said]);
  return (
    <Box ref={notice} role="group" tabIndex={-1} aria-label={t('lists.others.label')} sx={box}>
      <Typography sx={{ fontWeight: 700 }}>{leadOf(others)}</Typography>
      {texts.map((text) => (
        <Typography key={text} component="blockquote" sx={quote}>
          {text || t('lists.draft.nothing')}
        </Typography>
      ))}
      <Typography variant="body2">{t('lists.others.replaces')}</Typography>
      {(onTake ?? onJoin) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {onJoin && (
            <Button size="small" variant="outlined" onClick={onJoin}>
              {t('lists.others.join')}
            </Button>
          )}
          {onTake && (
            <Button size="small" variant="outlined" onClick={onTake}>
              {t('lists.others.take')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

function leadOf({ by, at }: Pick<OthersWords, 'by' | 'at'>): string {
  if (by === null || at === null) return t('lists.others.unknown');
  return t('lists.others.changed', { by, at: displayDateTime(at, 'ja', nowJst()) });
}

const box = { p: 1.5, border: `1px solid ${tokens.warn}`, borderRadius: 1, backgroundColor: tokens.warnSoft };
const asWritten = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' };
const quote = {
  ...asWritten,
  m: 0,
  my: 1,
  pl: 1.5,
  borderLeft: `3px solid ${tokens.lineStrong}`,
};
