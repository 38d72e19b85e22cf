import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { callerNumber } from '@laundry/shared/text/dialled';
import { Navigate, useLocation } from 'react-router';
import { PageHeading } from '../../../components/page/PageHeading';
import { ProblemLines } from '../../../components/page/ProblemLines';
import { t } from '../../../i18n';
import { NumberForm } from './NumberForm';
import { WhoseNumber } from './WhoseNumber';
import { numberOf } from './call-path';

/** From the number of a call to its customer: what the link of a telephone system opens. */
export default function CallPage() {
  const location = useLocation();
  const { told, isInAddress } = numberOf(location.search, location.state);
  const number = callerNumber(told);
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto' }}>
      <PageHeading title={t('call.title')} />
      <Stack sx={{ gap: 2 }}>
        <NumberForm key={told} told={told} />
        {number === null ? (
          <>
            {told.trim() !== '' && <ProblemLines lines={[t('call.unreadable')]} />}
            {isInAddress && <OutOfAddress told={told} />}
          </>
        ) : (
          <WhoseNumber number={number}>{isInAddress && <OutOfAddress told={told} />}</WhoseNumber>
        )}
      </Stack>
    </Box>
  );
}

/** A number is no part of an address for longer than it takes to find its customer: addresses are stored, and sent on. */
const OutOfAddress = ({ told }: { told: string }) => <Navigate to="" replace state={{ number: told }} />;
