import Box from '@mui/material/Box';
import { careLines } from '@laundry/shared/rules/care/care-lines';
import { seesMasked } from '@laundry/shared/rules/accounts/permissions';
import Typography from '@mui/material/Typography';
import { FactList } from '../../../components/page/FactList';
import { Section } from '../../../components/page/Section';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { useOperator } from '../../../providers/access/OperatorContext';
import { customerFacts, placeFacts, requestFacts } from './facts';

/** All fields that whoever is signed in may see: wash staff neither address, company nor contact (handbook/permissions.md). */
export function RequestFacts({ request }: { request: RequestDetail }) {
  const care = careLines(request.care).map(({ name, text }) => ({ label: name, value: text }));
  const isMasked = seesMasked(useOperator(), 'request.list');
  return (
    <>
      {request.management_notes && (
        <Section title={t('requests.detail.sections.memo')}>
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>{request.management_notes}</Typography>
        </Section>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '1fr 1fr' }, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {!isMasked && (
            <Section title={t('requests.detail.sections.place')}>
              <FactList facts={placeFacts(request)} />
            </Section>
          )}
          <Section title={t('requests.detail.sections.customer')}>
            <FactList facts={customerFacts(request, isMasked)} />
          </Section>
        </Box>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {care.length > 0 && (
            <Section title={t('requests.detail.sections.care')}>
              <FactList facts={care} />
            </Section>
          )}
          <Section title={t('requests.detail.sections.request')}>
            <FactList facts={requestFacts(request)} />
          </Section>
        </Box>
      </Box>
    </>
  );
}
