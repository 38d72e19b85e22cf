import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { parseLabel } from '@laundry/shared/rules/labels/bag-label';
import { loadRefusal } from '@laundry/shared/rules/labels/load-bags';
import { type Ref, useState } from 'react';
import { Link } from 'react-router';
import { Halted } from '../../../components/form/dialog/halted';
import { t } from '../../../i18n';
import type { RequestDetail, Work } from '../../../providers/api/api-types';
import { useOperator } from '../../../providers/access/OperatorContext';
import { ReportsAtStop } from '../../../resources/wash-requests/act-reports/ReportsAtStop';
import { asksCount } from '../../../resources/wash-requests/advance/advance-form';
import type { ShowNotice } from '../../../resources/wash-requests/request/notice';
import { mainAction, requestActions } from '../../../resources/wash-requests/request/request-actions';
import { useRequestDetail } from '../../../resources/wash-requests/request/useRequestDetail';
import { FROM_DAY, requestPaths } from '../../../resources/wash-requests/request-paths';
import { TOUCH_TARGET } from '../../../theme/tokens';
import { GoneStop } from '../gone/GoneStop';
import { useWhyGone } from '../gone/useWhyGone';
import { CountStepper } from './CountStepper';
import { StopActions } from './StopActions';
import { StopHead } from './StopHead';
import { StopPlace } from './StopPlace';
import { type Question, StopQuestion } from './StopQuestion';
import { useCounted } from './useCounted';

interface Props {
  readonly row: Work;
  /** Others took it away while it was on. */
  readonly isGone: boolean;
  /** The label that was read on the way here. */
  readonly scanned?: string | undefined;
  /** Where whoever has marked the stop before it goes on. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly showNotice: ShowNotice;
  /** Whether a question about it is open. */
  readonly onAsk: (isOpen: boolean) => void;
  /** Goes on to the next one. */
  readonly onDone: () => void;
}

const NONE: readonly Work[] = [];

/** The stop that is on: where, when, who, what to know at the door, and what to do there. */
export function NextStop({ row, isGone, scanned, headingRef, showNotice, onAsk, onDone }: Props) {
  const detail = useRequestDetail(row.id).data;
  // With what waits here: the bags as they were counted.
  const request = detail?.status === row.status ? { ...detail, count: row.count } : undefined;
  const [count, keepCount] = useCounted(row);
  const [why] = useWhyGone(isGone ? [row] : NONE);
  const reason = why?.reason ?? null;
  // As it was when it was asked: what is typed stays readable, whatever becomes of the stop.
  const [asked, setAsked] = useState<{ readonly question: Question; readonly about: RequestDetail } | null>(null);
  const ask = (question: Question) => {
    if (request === undefined) return;
    setAsked({ question, about: request });
    onAsk(true);
  };
  const close = () => {
    setAsked(null);
    onAsk(false);
  };
  return (
    <Paper component="section" aria-label={t('day.next')} variant="outlined" sx={{ overflow: 'hidden' }}>
      <StopHead row={row} headingRef={headingRef} />
      {isGone ? (
        <GoneStop row={row} reason={reason} counted={count === row.count ? null : count} onGoOn={onDone} />
      ) : (
        <StopTasks row={row} request={request} scanned={scanned} count={count} onCount={keepCount} onAsk={ask} />
      )}
      {asked !== null && (
        <Halted value={isGone ? [reason, t('day.gone.halted')].filter(Boolean).join('。') : null}>
          <StopQuestion
            {...asked}
            count={asksCount(row) ? count : undefined}
            scanned={scanned}
            onClose={close}
            onDone={onDone}
            showNotice={showNotice}
          />
        </Halted>
      )}
    </Paper>
  );
}

interface TasksProps {
  readonly row: Work;
  readonly request: RequestDetail | undefined;
  readonly scanned: string | undefined;
  readonly count: number;
  readonly onCount: (count: number) => void;
  readonly onAsk: (question: Question) => void;
}

function StopTasks({ row, request, scanned, count, onCount, onAsk }: TasksProps) {
  const label = parseLabel(scanned ?? '');
  const inHand = label?.requestId === row.id ? label : null;
  const operator = useOperator();
  const main = mainAction(operator, row);
  const actions = requestActions(operator, row);
  const absence = actions.find(({ key }) => key === 'absence');
  // At a pickup they are counted on the card.
  const recount = asksCount(row) ? undefined : actions.find(({ key }) => key === 'count');
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5, p: 2, overflowWrap: 'anywhere' }}>
        {inHand !== null && <Alert severity="success">{t('labels.scan.inHand', { bag: inHand.bag })}</Alert>}
        <ReportsAtStop reports={request?.act_reports ?? []} />
        <StopPlace row={row} request={request} />
        {asksCount(row) && main?.reason === null && <CountStepper value={count} onChange={onCount} />}
        {main?.reason && (
          <Typography role="note" sx={{ fontWeight: 700 }}>
            {main.reason}
          </Typography>
        )}
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, '& > *': { flex: '1 1 130px', minHeight: TOUCH_TARGET } }}
        >
          {absence?.reason === null && (
            <Button variant="outlined" disabled={request === undefined} onClick={() => onAsk('absence')}>
              {absence.label}
            </Button>
          )}
          {recount?.reason === null && (
            <Button variant="outlined" disabled={request === undefined} onClick={() => onAsk('count')}>
              {recount.label}
            </Button>
          )}
          {request !== undefined && loadRefusal(operator, row, row.status) === null && row.count > 0 && (
            <Button variant="outlined" onClick={() => onAsk('load')}>
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
        onMain={() => onAsk('advance')}
      />
    </>
  );
}
