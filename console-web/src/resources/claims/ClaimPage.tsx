import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { CustomerLink } from '../../components/links/CustomerLink';
import { OpenRecord } from '../../components/live/OpenRecord';
import { FailedScreen } from '../../components/loading/FailedScreen';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { FactList } from '../../components/page/FactList';
import { PageHeading } from '../../components/page/PageHeading';
import { Section } from '../../components/page/Section';
import { t } from '../../i18n';
import type { Claim } from '../../providers/api/api-types';
import { useConsoleData } from '../../providers/useConsoleData';
import { requestPaths } from '../wash-requests/request-paths';
import { AnswerForm } from './AnswerForm';
import { ClaimPhotos } from './ClaimPhotos';
import { UnsentAnswer } from './UnsentAnswer';
import { claimKey, customerText, moment } from './claim-facts';

/** What a customer wrote, its photos, and the answer. */
export default function ClaimPage() {
  const id = Number(useParams()['id']);
  const { getClaim } = useConsoleData();
  const { data, error, refetch } = useQuery({ queryKey: claimKey(id), queryFn: () => getClaim(id) });
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto' }}>
      <PageHeading title={t('claims.one', { id })}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {data !== undefined && <OpenRecord resource="claims" id={data.id} />}
          <Link to="/claims">{t('claims.back')}</Link>
        </Box>
      </PageHeading>
      {data === undefined && error !== null && <FailedScreen error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <LoadingScreen />}
      {data !== undefined && <ClaimParts key={data.id} claim={data} />}
    </Box>
  );
}

function ClaimParts({ claim }: { claim: Claim }) {
  const [typed, setTyped] = useState('');
  const { result_delivery_dt: delivered, answered_at, answered_by_name: by } = claim;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Section title={t('claims.fields.text')}>
        <Typography sx={words}>{claim.text}</Typography>
        <FactList
          facts={[
            { label: t('claims.fields.created_at'), value: moment(claim.created_at) },
            {
              label: t('claims.fields.user'),
              value: <CustomerLink id={claim.user_id}>{customerText(claim)}</CustomerLink>,
            },
            {
              label: t('claims.fields.wash_request_id'),
              value: <Link to={requestPaths.detail(claim.wash_request_id)}>{claim.wash_request_id}</Link>,
            },
            ...(delivered === null ? [] : [{ label: t('claims.delivered'), value: moment(delivered) }]),
          ]}
        />
      </Section>
      <Section title={t('claims.photos')}>
        <ClaimPhotos claim={claim} />
      </Section>
      <Section title={t('claims.answer')}>
        {answered_at === null ? (
          <AnswerForm claim={claim} text={typed} onType={setTyped} />
        ) : (
          <>
            {claim.answer === '' ? (
              <Typography color="textSecondary">{t('claims.erased')}</Typography>
            ) : (
              <>
                <Typography sx={words}>{claim.answer}</Typography>
                <Typography color="textSecondary">
                  {t('claims.byAt', { by: by ?? t('claims.someone'), at: moment(answered_at) })}
                </Typography>
              </>
            )}
            <UnsentAnswer text={typed.trim()} answer={claim.answer} />
          </>
        )}
      </Section>
    </Box>
  );
}

const words = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 1 };
