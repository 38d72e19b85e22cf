import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { parseLabel } from '@laundry/shared/rules/labels/bag-label';
import { loadRefusal } from '@laundry/shared/rules/labels/load-bags';
import { type Ref, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../i18n';
import type { Work } from '../../../providers/api/api-types';
import { useOperator } from '../../../providers/access/OperatorContext';
import { asksCount } from '../../../resources/wash-requests/advance/advance-form';
import { AbsenceDialog } from '../../../resources/wash-requests/absence/AbsenceDialog';
import { CountDialog } from '../../../resources/wash-requests/count/CountDialog';
import { LoadDialog } from '../../../resources/wash-requests/labels/LoadDialog';
import { AdvanceDialog } from '../../../resources/wash-requests/advance/AdvanceDialog';
import type { ShowNotice } from '../../../resources/wash-requests/request/notice';
import { mainAction, requestActions } from '../../../resources/wash-requests/request/request-actions';
import { useRequestDetail } from '../../../resources/wash-requests/request/useRequestDetail';
import { FROM_DAY, requestPaths } from '../../../resources/wash-requests/request-paths';
import { TOUCH_TARGET } from '../../../theme/tokens';
import { CountStepper } from './CountStepper';
import { StopActions } from './StopActions';
import { StopHead } from './StopHead';
import { StopPlace } from './StopPlace';

interface Props {
  readonly row: Work;
  /** The label that was read on the way here. */
  readonly scanned?: string | undefined;
  /** Where whoever has marked the stop before it goes on. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly showNotice: ShowNotice;
  readonly onDone: () => void;
}

/** The stop that is on: where, when, who, what to know at the door, and what to do there. */
export function NextStop({ row, scanned, headingRef, showNotice, onDone }: Props) {
  const detail = useRequestDetail(row.id).data;
  // With what waits here: the bags as they were counted.
  const request = detail?.status === row.status ? { ...detail, count: row.count } : undefined;
  const [count, setCount] = useState(row.count);
  const [open, setOpen] = useState<'advance' | 'absence' | 'count' | 'load' | null>(null);
  const close = () => setOpen(null);
  const label = parseLabel(scanned ?? '');
  const inHand = label?.requestId === row.id ? label : null;
  const operator = useOperator();
  const main = mainAction(operator, row);
  const actions = requestActions(operator, row);
  const absence = actions.find(({ key }) => key === 'absence');
  // At a pickup they are counted on the card.
  const recount = asksCount(row) ? undefined : actions.find(({ key }) => key === 'count');
  return (
    <Paper component="section" aria-label={t('day.next')} variant="outlined" sx={{ overflow: 'hidden' }}>
      <StopHead row={row} headingRef={headingRef} />
      <Box sx={{ display: 'grid', gap: 1.5, p: 2, overflowWrap: 'anywhere' }}>
        {inHand !== null && <Alert severity="success">{t('labels.scan.inHand', { bag: inHand.bag })}</Alert>}
        <StopPlace row={row} request={request} />
        {asksCount(row) && main?.reason === null && <CountStepper value={count} onChange={setCount} />}
        {main?.reason && (
          <Typography role="note" sx={{ fontWeight: 700 }}>
            {main.reason}
          </Typography>
        )}
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, '& > *': { flex: '1 1 130px', minHeight: TOUCH_TARGET } }}
        >
          {absence?.reason === null && (
            <Button variant="outlined" disabled={request === undefined} onClick={() => setOpen('absence')}>
              {absence.label}
            </Button>
          )}
          {recount?.reason === null && (
            <Button variant="outlined" disabled={request === undefined} onClick={() => setOpen('count')}>
              {recount.label}
            </Button>
          )}
          {request !== undefined && loadRefusal(operator, row, row.status) === null && row.count > 0 && (
            <Button variant="outlined" onClick={() => setOpen('load')}>
              {t('labels.load.open')}
            </Button>
          )}
          <Button component={Link} to={requestPaths.detail(row.id, FROM_DAY)} variant="text">
            {t('day.detail')}
          </Button>
        </Box>
      </Box>
      <StopActions
        row={row}
        phone={request?.phone_number}
        main={main?.reason === null ? main.label : null}
        isReady={request !== undefined}
        onMain={() => setOpen('advance')}
      />
      {open === 'absence' && request !== undefined && (
        <AbsenceDialog request={request} onClose={close} onDone={onDone} showNotice={showNotice} />
      )}
      {open === 'count' && request !== undefined && (
        <CountDialog request={request} onClose={close} showNotice={showNotice} />
      )}
      {open === 'load' && request !== undefined && (
        <LoadDialog request={request} scanned={scanned} onClose={close} showNotice={showNotice} />
      )}
      {open === 'advance' && request !== undefined && (
        <AdvanceDialog
          request={request}
          count={asksCount(row) ? count : undefined}
          scanned={scanned}
          onClose={close}
          onDone={onDone}
          showNotice={showNotice}
        />
      )}
    </Paper>
  );
}
