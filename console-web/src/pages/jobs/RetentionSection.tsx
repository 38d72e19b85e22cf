import Typography from '@mui/material/Typography';
import { ERASURE_DAYS } from '@laundry/shared/constants/erasure';
import { LIMITS } from '@laundry/shared/constants/limits';
import { displayDate } from '@laundry/shared/time/display';
import { dateOf } from '@laundry/shared/time/jst';
import { Section } from '../../components/page/Section';
import { t } from '../../i18n';
import { retention as texts } from '../../i18n/retention';
import type { Erasure } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';
import { HeldAccounts } from './HeldAccounts';
import { RetentionList } from './RetentionList';

/** Periods without people that wait: what is passed is removed in the same night. */
const OTHERS = [
  { name: t('retention.mails'), facts: [t('retention.keeps', { count: LIMITS.mailTextDays })] },
  {
    name: t('retention.photos'),
    facts: [
      t('retention.keeps', { count: LIMITS.photoDays }),
      t('retention.keepsUnused', { count: LIMITS.unusedPhotoHours }),
    ],
  },
  { name: t('retention.keys'), facts: [t('retention.keepsHours', { count: LIMITS.callKeyHours })] },
  { name: t('retention.runs'), facts: [t('retention.keepsAfterEnd', { count: LIMITS.endedDays })] },
  { name: t('retention.weeks'), facts: [t('retention.keeps', { count: LIMITS.endedDays })] },
  { name: t('retention.sessions'), facts: [t('retention.keepsAfterEnd', { count: LIMITS.endedDays })] },
  { name: t('retention.calls'), facts: [t('retention.keeps', { count: LIMITS.paymentAttemptDays })] },
  { name: t('retention.strangers'), facts: [t('retention.keeps', { count: LIMITS.endedDays })] },
  { name: t('retention.money'), facts: [t('retention.keepsYears', { count: LIMITS.moneyRecordYears })] },
];

/** What is erased when, how many accounts wait for it, and what holds one whose time has come. */
export function RetentionSection({ erasure: { kinds, held } }: { erasure: Erasure }) {
  const people = kinds.map((waiting) => ({
    name: texts.kinds[waiting.kind],
    facts: [t('retention.keepsAfterEnd', { count: ERASURE_DAYS[waiting.kind] }), ...waitingOf(waiting)],
  }));
  return (
    <Section title={t('retention.name')}>
      <Typography color="textSecondary">{t('retention.lead')}</Typography>
      <RetentionList rows={[...people, ...OTHERS]} />
      {held.length > 0 && <HeldAccounts held={held} />}
    </Section>
  );
}

/** How many wait, and when the first of them is erased. */
function waitingOf({ accounts, next_on }: Erasure['kinds'][number]): readonly string[] {
  if (next_on === null) return [t('retention.none')];
  const now = nowJst();
  const next =
    next_on < dateOf(now) ? t('retention.late') : t('retention.next', { date: displayDate(next_on, 'ja', now) });
  return [t('retention.waiting', { count: accounts }), next];
}
