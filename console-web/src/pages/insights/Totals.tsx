import Box from '@mui/material/Box';
import { numberText, yenText } from '../../i18n/amounts';
import { t } from '../../i18n';
import type { Insights } from '../../providers/api/api-types';
import { tokens } from '../../theme/tokens';
import { changeText, onTimeShare, percentText, pointsText, usedShare } from './figure-words';

type Count = 'requests' | 'bags' | 'deliveries' | 'active_customers' | 'new_customers' | 'left_customers' | 'customers';

/** What the span comes to, and how that differs from the one before. */
export function Totals({ insights: { total, before } }: { insights: Insights }) {
  const counted = (label: string, key: Count) => ({
    label,
    value: numberText(total[key]),
    earlier: numberText(before[key]),
    change: changeText(total[key], before[key]),
  });
  const share = (label: string, of: typeof usedShare) => ({
    label,
    value: percentText(of(total)),
    earlier: percentText(of(before)),
    change: pointsText(of(total), of(before)),
  });
  const figures = [
    counted(t('insights.requests'), 'requests'),
    counted(t('insights.bags'), 'bags'),
    counted(t('insights.deliveries'), 'deliveries'),
    share(t('insights.onTimeShare'), onTimeShare),
    share(t('insights.usedShare'), usedShare),
    {
      label: t('insights.revenue'),
      value: yenText(total.revenue),
      earlier: yenText(before.revenue),
      change: changeText(total.revenue, before.revenue),
    },
    counted(t('insights.active'), 'active_customers'),
    counted(t('insights.newCustomers'), 'new_customers'),
    counted(t('insights.leftCustomers'), 'left_customers'),
    counted(t('insights.customers'), 'customers'),
  ];
  return (
    <Box component="section" aria-label={t('insights.totals')}>
      <Box component="dl" sx={styles}>
        {figures.map(({ label, value, earlier, change }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="value">{value}</dd>
            <dd className="earlier">
              {t('insights.before', { value: earlier })}
              {change !== '' && <strong>{change}</strong>}
            </dd>
          </div>
        ))}
      </Box>
    </Box>
  );
}

const styles = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, 1fr)' },
  m: 0,
  '& > div': { p: 1.5, border: `1px solid ${tokens.line}`, borderRadius: 1, bgcolor: tokens.paper },
  '& dt': { fontSize: 14, color: tokens.inkSoft },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums' },
  '& .value': { fontSize: 24, fontWeight: 700, lineHeight: 1.3 },
  '& .earlier': { display: 'flex', flexWrap: 'wrap', columnGap: 1, fontSize: 13, color: tokens.inkSoft },
  '& strong': { color: tokens.ink },
};
