import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { personName } from '@laundry/shared/text/person-name';
import { useHasLine } from '@laundry/web-kit/calls/line';
import { useEffect, useRef, useState } from 'react';
import { ActionDialog } from '../../../components/form/dialog/ActionDialog';
import { useLeaveQuestion } from '../../../components/form/dialog/useLeaveQuestion';
import { t } from '../../../i18n';
import type { StoredRow } from '../../../providers/api/api-types';
import { problemLines } from '../../../providers/api/problem';
import { unseen } from '../../../theme/unseen';
import { shownLeg } from '../row-facts';
import { HalfHourStops } from './HalfHourStops';
import { useSetOrder } from './useSetOrder';
import { useOrderDraft } from './useOrderDraft';

interface Props {
  /** Whose stops they are; the name where that is not oneself. */
  readonly staff: { readonly id: number; readonly name?: string };
  readonly rows: readonly StoredRow[];
  readonly onClose: () => void;
}

interface Moved {
  readonly row: StoredRow;
  readonly place: number;
  readonly count: number;
  readonly button: 'up' | 'down' | undefined;
}

/** The order of somebody's stops within their half hours; it is stored at once or not at all, and never later. */
export function VisitOrderDialog({ staff, rows, onClose }: Props) {
  const { draft, changed, isStale, move, renew } = useOrderDraft(rows);
  const { mutate, isPending, error, reset } = useSetOrder(onClose);
  const [moved, setMoved] = useState<Moved | null>(null);
  const leaving = useLeaveQuestion({ isChanged: () => changed.length > 0, isPending, onClose });
  const list = useRef<HTMLDivElement>(null);
  const hasLine = useHasLine();
  // A row that moves takes the keyboard's place along.
  useEffect(() => {
    if (moved?.button === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${moved.row.id} ${moved.button}"]`)?.focus();
  }, [moved]);
  const moveIn = (half: number) => (from: number, to: number, button?: Moved['button']) => {
    const row = draft[half]?.[from];
    if (row === undefined) return;
    move(half, from, to);
    setMoved({ row, place: to + 1, count: draft[half]?.length ?? 0, button });
  };
  return (
    <>
      <ActionDialog
        title={staff.name === undefined ? t('visitOrder.title') : t('visitOrder.titleOf', { name: staff.name })}
        subject={<Typography variant="body2">{t('visitOrder.lead')}</Typography>}
        submitLabel={draft.length === 0 ? null : t('visitOrder.save')}
        pendingLabel={t('visitOrder.saving')}
        isPending={isPending}
        disabled={changed.length === 0 || isStale || !hasLine}
        problems={problemLines(error)}
        maxWidth="sm"
        onSubmit={() => mutate({ staff_id: staff.id, half_hours: changed })}
        onClose={leaving.close}
      >
        {!hasLine && <Alert severity="warning">{t('visitOrder.offline')}</Alert>}
        {isStale && !isPending && (
          <Alert severity="warning" role="alert">
            {t('visitOrder.changed')}
            <Box sx={{ mt: 1 }}>
              <Button
                variant="outlined"
                color="inherit"
                onClick={() => {
                  reset();
                  renew();
                  setMoved(null);
                }}
              >
                {t('visitOrder.renew')}
              </Button>
            </Box>
          </Alert>
        )}
        {draft.length === 0 && <Typography>{t('visitOrder.nothing')}</Typography>}
        <Box ref={list} sx={{ display: 'grid', gap: 2 }}>
          {draft.map((stops, half) => (
            <HalfHourStops
              key={stops
                .map(({ id }) => id)
                .toSorted()
                .join()}
              stops={stops}
              onMove={moveIn(half)}
            />
          ))}
        </Box>
        <Box role="status" sx={unseen}>
          {moved !== null && t('visitOrder.moved', wordsOf(moved))}
        </Box>
      </ActionDialog>
      {leaving.question}
    </>
  );
}

const wordsOf = ({ row, place, count }: Moved) => ({
  name: personName(row),
  leg: t(`day.to.${shownLeg(row)}`),
  place,
  count,
});
