import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { displayDate } from '@laundry/shared/time/display';
import { Section } from '../../components/page/Section';
import { t } from '../../i18n';
import type { PaymentComparison } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';

/** The latest days that were held against the providers' books, and what came of them. */
export function ComparedDays({ days }: { days: readonly PaymentComparison[] }) {
  return (
    <Section title={t('paymentDifferences.days')}>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {t(days.length === 0 ? 'paymentDifferences.noDays' : 'paymentDifferences.dayNote')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {days.map(({ date, agreed, differing, silent, not_asked }) => (
          <Box component="li" key={date} sx={{ py: 0.5 }}>
            {t('paymentDifferences.day', {
              date: displayDate(date, 'ja', nowJst()),
              agreed,
              differing,
              silent,
              not_asked,
            })}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
