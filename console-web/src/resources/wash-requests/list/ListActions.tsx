import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFilter } from '../../../components/list/useFilter';
import { WaitingDraft } from '../../../components/form/draft/WaitingDraft';
import { t } from '../../../i18n';
import type { RequestRow } from '../../../providers/api/api-types';
import { todayJst } from '../../../providers/clock';
import { useMay } from '../../../providers/access/OperatorContext';
import { SCAN_PATH } from '../../../components/links/scan-path';
import { RequestFileButtons } from '../files/RequestFileButtons';
import { requestPaths } from '../request-paths';
import { isStored } from '../row-facts';
import { SALE_DRAFT, SaleDialog } from '../sale/SaleDialog';
import { periodOf } from './request-filter';
import { REPORT_DRAFT, WorkReportDialog } from '../work-report/WorkReportDialog';

/** What can be done from the list besides its rows; the rarer half is unfolded. */
export function ListActions() {
  const may = useMay();
  const { data = [], selectedIds } = useListContext<RequestRow>();
  const [isMore, setMore] = useState(false);
  const [dialog, setDialog] = useState<'sale' | 'report' | null>(null);
  const close = () => setDialog(null);
  const { from } = periodOf(useFilter());
  const [ticked, another] = data.filter(isStored).filter(({ id }) => selectedIds.includes(id));
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' } }}>
      {may('request.assign') && (
        <Button component={Link} to={requestPaths.board(from ?? todayJst())} variant="outlined">
          {t('board.open')}
        </Button>
      )}
      <Button component={Link} to={SCAN_PATH} variant="outlined" startIcon={<QrCodeScannerIcon />}>
        {t('labels.scan.open')}
      </Button>
      {may('bag.buy') && (
        <Button variant="contained" onClick={() => setDialog('sale')}>
          {t('bags.open')}
        </Button>
      )}
      {may('workReport') && (
        <Button variant="outlined" onClick={() => setDialog('report')}>
          {t('workReports.open')}
        </Button>
      )}
      <Button aria-expanded={isMore} onClick={() => setMore(!isMore)}>
        {t(isMore ? 'requests.list.less' : 'requests.list.more')}
      </Button>
      {isMore && (
        <>
          <Button variant="outlined" onClick={() => window.print()}>
            {t('requests.list.print')}
          </Button>
          <RequestFileButtons />
        </>
      )}
      {dialog === null && may('bag.buy') && (
        <WaitingDraft
          name={SALE_DRAFT}
          what={t('bags.title')}
          of={t('bags.title')}
          onResume={() => setDialog('sale')}
        />
      )}
      {dialog === null && may('workReport') && (
        <WaitingDraft
          name={REPORT_DRAFT}
          what={t('workReports.title')}
          of={t('workReports.title')}
          onResume={() => setDialog('report')}
        />
      )}
      {dialog === 'sale' && <SaleDialog of={another === undefined ? ticked : undefined} onClose={close} />}
      {dialog === 'report' && <WorkReportDialog onClose={close} />}
    </Box>
  );
}
