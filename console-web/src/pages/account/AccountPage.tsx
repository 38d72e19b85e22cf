import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageHeading } from '../../components/page/PageHeading';
import { Section } from '../../components/page/Section';
import { t } from '../../i18n';
import { shellTexts } from '../../i18n/shell';
import { roleLabel } from '../../providers/access/role-label';
import { useOperator } from '../../providers/access/OperatorContext';
import { OwnPassword } from './password/OwnPassword';
import { SecondFactor } from './second-factor/SecondFactor';
import { OwnSessions } from './sessions/OwnSessions';

/** Whoever is signed in, and how their account is kept safe. */
export default function AccountPage() {
  const operator = useOperator();
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto' }}>
      <PageHeading title={t('account.name')} />
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {shellTexts.signedInAs(operator.fullName, roleLabel(operator))}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Section title={t('account.secondFactor.title')}>
          <SecondFactor />
        </Section>
        <Section title={t('account.password.name')}>
          <OwnPassword />
        </Section>
        <Section title={t('account.sessions.title')}>
          <OwnSessions />
        </Section>
      </Box>
    </Box>
  );
}
