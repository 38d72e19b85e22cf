import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { labelOf } from '@laundry/shared/masters/lov';
import { OPERATION_LOVS_JA } from '@laundry/shared/masters/operation-names-ja';
import { displayDateTime } from '@laundry/shared/time/display';
import { Section } from '../../../components/page/Section';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { tokens } from '../../../theme/tokens';

/** Everything that was done with the request, the latest first. */
export function HistoryList({ request }: { request: RequestDetail }) {
  const entries = request.history.toSorted((a, b) => b.id - a.id);
  return (
    <Section title={t('requests.detail.sections.history')}>
      {entries.length === 0 && <Typography color="textSecondary">{t('requests.detail.noHistory')}</Typography>}
      <Box component="ol" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {entries.map((entry) => (
          <Box
            component="li"
            key={entry.id}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 0.75, borderBottom: `1px solid ${tokens.line}` }}
          >
            <Typography variant="body2" color="textSecondary" sx={{ minWidth: '10.5em' }}>
              {displayDateTime(entry.search_timestamp, 'ja', nowJst())}
            </Typography>
            <Typography variant="body2" sx={{ fontWeight: 700, minWidth: '9em' }}>
              {labelOf(OPERATION_LOVS_JA, entry.operation_type)}
            </Typography>
            <Typography variant="body2">{entry.operation_user}</Typography>
            {entry.bikou && (
              <Typography variant="body2" color="textSecondary">
                {entry.bikou}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
