import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { stagesOf } from '@laundry/shared/rules/stages/request-progress';
import { displayDateTime } from '@laundry/shared/time/display';
import { Section } from '../../../components/page/Section';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { tokens } from '../../../theme/tokens';
import { statusLabel } from '../row-facts';
import { STAMPED_BY } from '../request/stamped-by';

/** The stages of the request in their order, with who did what and when. */
export function StageTimeline({ request }: { request: RequestDetail }) {
  const stages = stagesOf(request);
  return (
    <Section title={t('requests.detail.sections.timeline')}>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: `repeat(${stages.length}, 1fr)` },
          gap: 1,
          p: 0,
          m: 0,
          listStyle: 'none',
        }}
      >
        {stages.map(({ status, resultKey }) => {
          const doneAt = request[resultKey];
          const isDone = doneAt !== null;
          return (
            <Box
              component="li"
              key={status}
              sx={{
                borderTop: { md: `4px solid ${isDone ? tokens.accent : tokens.line}` },
                borderLeft: { xs: `4px solid ${isDone ? tokens.accent : tokens.line}`, md: 0 },
                pt: { md: 0.75 },
                pl: { xs: 1.5, md: 0 },
              }}
            >
              <Typography sx={{ fontWeight: 700, color: isDone ? 'text.primary' : 'text.secondary' }}>
                {statusLabel(status)}
              </Typography>
              <Typography variant="body2" color={isDone ? 'textPrimary' : 'textSecondary'}>
                {isDone ? displayDateTime(doneAt, 'ja', nowJst()) : t('requests.detail.notYet')}
              </Typography>
              {isDone && (
                <Typography variant="body2" color="textSecondary">
                  {request[STAMPED_BY[resultKey]]}
                </Typography>
              )}
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}
