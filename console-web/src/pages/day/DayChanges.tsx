import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { Folded } from '../../components/page/Folded';
import { t } from '../../i18n';
import type { Work } from '../../providers/api/api-types';
import type { DayChange } from '../../providers/stored-day/stored-day';
import { FROM_DAY, requestPaths } from '../../resources/wash-requests/request-paths';
import { TOUCH_TARGET, tokens } from '../../theme/tokens';
import { unseen } from '../../theme/unseen';
import { changeLine } from './day-changes';
import { type WhyGone, useWhyGone } from './gone/useWhyGone';

interface Props {
  readonly told: readonly DayChange[];
  readonly rows: readonly Work[];
  readonly onClose: () => void;
}

const KINDS = ['added', 'left', 'moved'] as const;

/**
 * Which stops came to the day, which left it and which are at another time, until it is closed: in one line, as the next
 * stop is to stay in sight, and in full to who listens.
 */
export function DayChanges({ told, rows, onClose }: Props) {
  const why = useWhyGone(told.filter(({ kind }) => kind === 'left').map(({ row }) => row));
  const groups = KINDS.map((kind) => ({ kind, lines: linesOf(told, kind, rows, why) })).filter(
    ({ lines }) => lines.length > 0,
  );
  const counts = groups.map(({ kind, lines }) => t(`day.changes.counted.${kind}`, { count: lines.length }));
  return (
    <>
      {/* Each is said once, as it comes. */}
      <Box role="status" aria-atomic={false} sx={unseen}>
        {groups.flatMap(({ kind, lines }) =>
          lines.map(({ id, line, isAsked }) => !isAsked && <p key={id}>{t(`day.changes.said.${kind}`, { line })}</p>),
        )}
      </Box>
      {groups.length > 0 && (
        <Box sx={bar}>
          <Folded summary={t('day.changes.summary', { counts: counts.join('・') })}>
            {groups.map(({ kind, lines }) => (
              <Changes key={kind} kind={kind} lines={lines} />
            ))}
          </Folded>
          <IconButton aria-label={t('day.changes.close')} onClick={onClose} sx={close}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      )}
    </>
  );
}

interface Line {
  readonly id: number;
  readonly line: string;
  /** Why it left is being asked. */
  readonly isAsked: boolean;
}

const linesOf = (
  told: readonly DayChange[],
  kind: DayChange['kind'],
  rows: readonly Work[],
  why: readonly WhyGone[],
): readonly Line[] =>
  told
    .filter((each) => each.kind === kind)
    .flatMap((each) => {
      const { reason, isAsked } = why.find(({ id }) => kind === 'left' && id === each.row.id) ?? NO_REASON;
      const line = changeLine(each, rows);
      if (line === null) return [];
      return [{ id: each.row.id, line: reason === null ? line : t('day.changes.because', { line, reason }), isAsked }];
    });

const NO_REASON = { reason: null, isAsked: false };

const Changes = ({ kind, lines }: { readonly kind: DayChange['kind']; readonly lines: readonly Line[] }) => (
  <>
    <Typography sx={{ fontWeight: 700 }}>{t(`day.changes.${kind}`, { count: lines.length })}</Typography>
    <Box component="ul" sx={list}>
      {lines.map(({ id, line }) => (
        <li key={id}>{kind === 'left' ? line : <Link to={requestPaths.detail(id, FROM_DAY)}>{line}</Link>}</li>
      ))}
    </Box>
  </>
);

const bar = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.5,
  mb: 1.5,
  pl: 1.5,
  bgcolor: tokens.accentSoft,
  borderRadius: 1,
  '& > details': { flex: 1, minWidth: 0, mt: 0 },
  // All three kinds in one line of 320 px.
  '& summary': { fontSize: 15 },
};
const close = { width: TOUCH_TARGET, height: TOUCH_TARGET, color: 'inherit' };
const list = {
  display: 'grid',
  gap: 1,
  listStyle: 'none',
  m: 0,
  mb: 1,
  p: 0,
  '& > li': { minHeight: TOUCH_TARGET, display: 'grid', alignItems: 'center', overflowWrap: 'anywhere' },
  '& a': { minHeight: TOUCH_TARGET, display: 'grid', alignItems: 'center', color: 'inherit' },
};
