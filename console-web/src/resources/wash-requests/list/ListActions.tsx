import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import { useHasDraft } from '../../../components/form/useFormDraft';
import { t } from '../../../i18n';
import type { RequestRow } from '../../../providers/api/api-types';
import { useMay } from '../../../providers/access/OperatorContext';
import { RequestFileButtons } from '../files/RequestFileButtons';
import { isStored } from '../row-facts';
import { SALE_DRAFT, SaleDialog } from '../sale/SaleDialog';
import { REPORT_DRAFT, WorkReportDialog } from '../work-report/WorkReportDialog';

/** What can be done from the list besides its rows; the rarer half is unfolded. */
export function ListActions() {
  const may = useMay();
  const { data = [], selectedIds } = useListContext<RequestRow>();
  const [isMore, setMore] = useState(false);
  const [dialog, setDialog] = useState(useBegun());
  const close = () => setDialog(null);
  const [ticked, another] = data.filter(isStored).filter(({ id }) => selectedIds.includes(id));
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' } }}>
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
      {dialog === 'sale' && <SaleDialog of={another === undefined ? ticked : undefined} onClose={close} />}
      {dialog === 'report' && <WorkReportDialog onClose={close} />}
    </Box>
  );
}

/** The form that waits with what was not sent: it is open again after a reload and a sign-in. */
function useBegun(): 'sale' | 'report' | null {
  const may = useMay();
  const isSelling = useHasDraft(SALE_DRAFT) && may('bag.buy');
  const isReporting = useHasDraft(REPORT_DRAFT) && may('workReport');
  if (isSelling) return 'sale';
  return isReporting ? 'report' : null;
}
