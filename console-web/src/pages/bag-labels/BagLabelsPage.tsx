import PrintIcon from '@mui/icons-material/Print';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memberOf } from '@laundry/shared/constants/closed-set';
import { LIMITS } from '@laundry/shared/constants/limits';
import { parseRowId } from '@laundry/shared/text/row-id';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { FailedScreen } from '../../components/loading/FailedScreen';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { EmptyPanel } from '../../components/page/EmptyPanel';
import { PageHeading } from '../../components/page/PageHeading';
import { PrintSheet } from '../../components/page/PrintSheet';
import { t } from '../../i18n';
import type { LabelledRequest } from '../../providers/api/api-types';
import { useConsoleData } from '../../providers/useConsoleData';
import { requestKeys } from '../../resources/wash-requests/request-keys';
import { requestPaths } from '../../resources/wash-requests/request-paths';
import { BagLabel } from './BagLabel';
import { PaperChoice } from './PaperChoice';
import { PAPERS, type Paper, labelsOf, placeOf, sheetsOf } from './label-papers';
import { PAGE_SIZES, a4Styles, rollStyles } from './label-styles';

const idsIn = (text: string | null): readonly number[] => [
  ...new Set((text ?? '').split(',').flatMap((part) => parseRowId(part) ?? [])),
];

/** Labels for the bags of the requests that the address names, as they are printed. */
export default function BagLabelsPage() {
  const [params] = useSearchParams();
  const asked = idsIn(params.get('id'));
  const ids = asked.slice(0, LIMITS.labelRequestsMax);
  const paper = memberOf(PAPERS, params.get('paper')) ?? 'a4';
  const first = placeOf(params.get('first'));
  const data = useConsoleData();
  const {
    data: requests,
    error,
    refetch,
  } = useQuery({
    queryKey: [...requestKeys.all, 'bagLabels', ids],
    queryFn: () => (ids.length === 0 ? [] : data.getBagLabels([...ids])),
  });
  const count = labelsOf(requests ?? []).length;
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto' }}>
      <PrintSheet size={PAGE_SIZES[paper]} />
      <Box className="no-print">
        <PageHeading title={t('labels.name')}>
          <Button variant="contained" startIcon={<PrintIcon />} disabled={count === 0} onClick={() => window.print()}>
            {t('labels.printNow')}
          </Button>
        </PageHeading>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('labels.lead')}
        </Typography>
        <PaperChoice paper={paper} first={first} />
        {asked.length > ids.length && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {t('labels.tooMany', { max: LIMITS.labelRequestsMax })}
          </Alert>
        )}
      </Box>
      {requests === undefined && error !== null && <FailedScreen error={error} onRetry={() => void refetch()} />}
      {requests === undefined && error === null && <LoadingScreen />}
      {requests !== undefined && (
        <>
          <LeftOut requests={requests} asked={ids.length} />
          <Sheets requests={requests} paper={paper} first={first} />
        </>
      )}
    </Box>
  );
}

/** Requests that were asked for, and are out of sight or have no bags. */
function LeftOut({ requests, asked }: { requests: readonly LabelledRequest[]; asked: number }) {
  const unseen = asked - requests.length;
  const empty = requests.filter(({ count }) => count === 0).length;
  return (
    <Box className="no-print">
      {unseen > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('labels.leftOut', { count: unseen })}
        </Alert>
      )}
      {empty > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('labels.none', { count: empty })}
        </Alert>
      )}
    </Box>
  );
}

interface SheetsProps {
  readonly requests: readonly LabelledRequest[];
  readonly paper: Paper;
  readonly first: number;
}

function Sheets({ requests, paper, first }: SheetsProps) {
  const labels = labelsOf(requests);
  if (labels.length === 0)
    return (
      <>
        <EmptyPanel text={t('labels.nothing')} />
        <Button component={Link} to={requestPaths.list('')}>
          {t('labels.toList')}
        </Button>
      </>
    );
  return (
    <>
      <Typography className="no-print" role="status" sx={{ mb: 1, fontWeight: 700 }}>
        {t('labels.total', { requests: new Set(labels.map(({ request }) => request.id)).size, labels: labels.length })}
      </Typography>
      <Box
        sx={{ overflowX: 'auto', '@media print': { overflow: 'visible' } }}
        tabIndex={0}
        role="group"
        aria-label={t('labels.name')}
      >
        {sheetsOf(labels, paper, first).map((places, page) => (
          <Box
            key={page}
            component="section"
            aria-label={t('labels.sheet', { page: page + 1 })}
            sx={paper === 'a4' ? a4Styles : rollStyles}
          >
            {places.map((label, place) => (
              <div key={place} className="place">
                {label !== null && <BagLabel {...label} />}
              </div>
            ))}
          </Box>
        ))}
      </Box>
    </>
  );
}
