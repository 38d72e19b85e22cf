import Box from '@mui/material/Box';
import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import type { ReactNode } from 'react';
import { Section } from '../../../components/page/Section';
import { t } from '../../../i18n';
import { useMay } from '../../../providers/access/OperatorContext';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { tokens } from '../../../theme/tokens';
import { UserValue } from '../../users/list/UserValue';
import { userStyles, userTouchStyles } from '../../users/list/user-styles';
import { LatestMails } from './LatestMails';
import { NextRequests } from './NextRequests';
import { Owed } from './Owed';

/** What a call is about, with what can be done at once; each key presses its button (handbook/console.md#a-call). */
export function NowPanel({ user }: { user: ConsoleUser }) {
  const mayMoney = useMay()('manualPayments');
  const plan = parsePlanId(user.plan_id);
  const hasBalance = plan === null || !isOnetime(plan);
  return (
    <Section title={t('call.now')}>
      <Box sx={styles}>
        <NextRequests userId={user.id} />
        <dl>
          {hasBalance && (
            <Fact name={t('call.bags')}>
              <UserValue column={{ key: 'available_request_count' }} user={user} />
            </Fact>
          )}
          {mayMoney && (
            <Fact name={t('call.owed')}>
              <Owed userId={user.id} />
            </Fact>
          )}
          <Fact name={t('call.memo')}>
            <span data-key="note">
              <UserValue
                column={{ key: 'management_notes', lines: ({ management_notes }) => [management_notes] }}
                user={user}
              />
            </span>
            <kbd aria-hidden>N</kbd>
          </Fact>
          <Fact name={t('call.mails')}>
            <LatestMails userId={user.id} />
          </Fact>
        </dl>
      </Box>
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const styles = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(280px, 0.8fr)' },
  ...userStyles,
  '& .plain': {
    ...userStyles['& .plain'],
    minHeight: { xs: userTouchStyles['& .plain'].minHeight, md: 'auto' },
  },
  '& dl': { m: 0 },
  '& dl > div': { display: 'grid', gridTemplateColumns: '7.5em minmax(0, 1fr)', alignItems: 'baseline', py: 0.5 },
  '& dt': { color: tokens.inkSoft, fontSize: 13 },
  '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& .owed': { color: tokens.danger, fontWeight: 700 },
  // Keyboards are the desk's.
  '& kbd': { display: { xs: 'none', md: 'inline' }, ml: 1, fontFamily: 'inherit', fontSize: 12, color: tokens.inkSoft },
  '& dd ul': { fontSize: 14 },
  '& ul': { listStyle: 'none', p: 0, m: 0 },
};
