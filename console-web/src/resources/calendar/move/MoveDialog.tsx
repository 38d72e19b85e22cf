import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type JstDate, parseDate } from '@laundry/shared/time/jst';
import { useState } from 'react';
import { FailedScreen } from '../../../components/loading/FailedScreen';
import { ActionDialog } from '../../../components/form/dialog/ActionDialog';
import { LoadingScreen } from '../../../components/loading/LoadingScreen';
import { DateField } from '../../../components/date-time/DateField';
import { t } from '../../../i18n';
import { shellTexts } from '../../../i18n/shell';
import { problemLines } from '../../../providers/api/problem';
import { dayLabel } from '../day/day-label';
import { MoveList } from './MoveList';
import { MoveRow } from './MoveRow';
import { type Affected, lockOn, moveReasons, plannedMove } from './planned-move';
import { useAffected } from './useAffected';
import { type Verdict, useMoveRequests } from './useMoveRequests';

interface Props {
  /** The day that the requests leave. */
  readonly date: JstDate;
  /** `isClear`: nothing is left on the day. */
  readonly onClose: (isClear: boolean) => void;
}

/** All requests of a day go to another in one step: what would become of each is shown first, and what became of it after. */
export function MoveDialog({ date, onClose }: Props) {
  const affected = useAffected(date);
  const { verdicts, run, forgetFailures } = useMoveRequests();
  const [to, setTo] = useState('');
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const [isAsked, setAsked] = useState(false);

  const rows = affected.data ?? [];
  const day = parseDate(to);
  const movable = rows.filter((row) => lockOn(row, date) === null);
  const ticked = movable.filter(({ request }) => !kept.has(request.id));
  const planned = rows.map((row) => {
    const unmoved = { pickup: row.request.sched_pickup_dt, delivery: row.request.sched_delivery_dt };
    const stays = day === null || !ticked.includes(row);
    const plan = stays ? { form: unmoved, problem: lockOn(row, date) } : plannedMove(row, date, day);
    return { request: row.request, isTicked: ticked.includes(row), isMovable: movable.includes(row), ...plan };
  });
  const offered = planned.filter((row) => row.isMovable);
  const locked = planned.filter((row) => !row.isMovable);
  const ready = day === null ? [] : planned.filter(({ isTicked, problem }) => isTicked && problem === null);
  const isMovable = movable.length > 0;
  const areTicked = ticked.length === movable.length;
  const settled = [...verdicts.values()].filter(({ request }) => rows.every((row) => row.request.id !== request.id));

  const keep = (id: number, isKept: boolean) =>
    setKept((known) => new Set(isKept ? [...known, id] : [...known].filter((other) => other !== id)));
  const submit = () => {
    setAsked(ready.length === 0);
    if (ready.length > 0) run.mutate(ready);
  };
  const dayProblem = () => {
    if (day === null) return isAsked || to !== '' ? t('moves.unchosen') : null;
    if (ticked.length === 0) return isAsked ? t('moves.noneTicked') : null;
    return ready.length === 0 ? t('moves.nobody') : null;
  };
  const wrong = dayProblem();
  return (
    <ActionDialog
      title={t('moves.title', { day: dayLabel(date) })}
      submitLabel={isMovable ? submitLabel(ready.length) : null}
      pendingLabel={t('moves.submitting')}
      isPending={run.isPending}
      problems={run.error === null ? [] : problemLines(run.error)}
      maxWidth="md"
      backLabel={isMovable ? undefined : shellTexts.close}
      onSubmit={submit}
      onClose={() => {
        // What is on its way is seen to its end.
        if (!run.isPending) onClose(affected.data?.length === 0);
      }}
    >
      {affected.isPending && <LoadingScreen />}
      {affected.data === undefined && affected.error !== null && (
        <FailedScreen error={affected.error} onRetry={() => void affected.refetch()} />
      )}
      {isMovable && <Typography>{t('moves.lead')}</Typography>}
      {isMovable && !run.isPending && (
        <DateField
          isRequired
          autoFocus
          label={t('moves.to')}
          value={to}
          problem={wrong === null ? undefined : `▲ ${wrong}`}
          reasonOf={moveReasons(ticked, date)}
          onChange={(value) => {
            setTo(value);
            forgetFailures();
          }}
        />
      )}
      {run.isPending && <LinearProgress aria-label={t('moves.progress')} />}
      {affected.data?.length === 0 && verdicts.size === 0 && <Typography role="status">{t('moves.none')}</Typography>}
      {!run.isPending && verdicts.size > 0 && <Typography role="status">{summary([...verdicts.values()])}</Typography>}
      {isMovable && !run.isPending && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Typography role="status">{t('moves.tickedCount', { count: ticked.length, all: movable.length })}</Typography>
          <Button size="small" onClick={() => setKept(new Set(areTicked ? movable.map(idOf) : []))}>
            {t(areTicked ? 'moves.tickNone' : 'moves.tickAll')}
          </Button>
        </Box>
      )}
      {offered.length > 0 && (
        <MoveList title={t('moves.rows')}>
          {offered.map(({ request, form, problem, ...row }) => {
            const verdict = verdicts.get(request.id);
            const failure = verdict?.isMoved === false ? verdict.text : null;
            return (
              <MoveRow
                key={request.id}
                request={request}
                form={form}
                from={date}
                problem={failure ?? problem}
                isMoved={verdict?.isMoved === true}
                tick={
                  row.isMovable && !run.isPending
                    ? { isOn: row.isTicked, onChange: (isOn) => keep(request.id, !isOn) }
                    : undefined
                }
              />
            );
          })}
        </MoveList>
      )}
      {locked.length > 0 && (
        <MoveList title={t('moves.locked')} lead={t('moves.lockedLead')}>
          {locked.map(({ request, form, problem }) => (
            <MoveRow
              key={request.id}
              request={request}
              form={form}
              from={date}
              problem={problem}
              isMoved={false}
              isLocked
            />
          ))}
        </MoveList>
      )}
      {settled.length > 0 && (
        <MoveList title={t('moves.results')}>
          {settled.map(({ request, form, isMoved, text }) => (
            <MoveRow
              key={request.id}
              request={request}
              form={form}
              from={date}
              problem={isMoved ? null : text}
              isMoved={isMoved}
            />
          ))}
        </MoveList>
      )}
    </ActionDialog>
  );
}

const idOf = ({ request }: Affected): number => request.id;

const submitLabel = (count: number): string => (count === 0 ? t('moves.submit') : t('moves.submitCount', { count }));

function summary(verdicts: readonly Verdict[]): string {
  const moved = verdicts.filter(({ isMoved }) => isMoved).length;
  const left = verdicts.length - moved;
  const parts = [
    ...(moved > 0 ? [t('moves.movedCount', { count: moved })] : []),
    ...(left > 0 ? [t('moves.leftCount', { count: left })] : []),
  ];
  return parts.join('');
}
