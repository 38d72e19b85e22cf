import SwapVertIcon from '@mui/icons-material/SwapVert';
import Button from '@mui/material/Button';
import { movableHalfHours } from '@laundry/shared/rules/dispatch/visit-order';
import { useState } from 'react';
import { t } from '../../../i18n';
import { useMay } from '../../../providers/access/OperatorContext';
import type { StoredRow } from '../../../providers/api/api-types';
import { TOUCH_TARGET } from '../../../theme/tokens';
import { VisitOrderDialog } from './VisitOrderDialog';

interface Props {
  readonly staff: { readonly id: number; readonly name?: string };
  readonly rows: readonly StoredRow[];
}

/** Leads to the order of somebody's stops, where there are several to one half hour. */
export function OrderStops({ staff, rows }: Props) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const canMove = may('request.order', { staff_id: staff.id }) && movableHalfHours(rows).length > 0;
  return (
    <>
      {canMove && (
        <Button
          startIcon={<SwapVertIcon />}
          aria-label={staff.name === undefined ? undefined : t('visitOrder.openOf', { name: staff.name })}
          onClick={() => setOpen(true)}
          sx={{ minHeight: TOUCH_TARGET, px: 1, whiteSpace: 'nowrap' }}
        >
          {t('visitOrder.open')}
        </Button>
      )}
      {isOpen && <VisitOrderDialog staff={staff} rows={rows} onClose={() => setOpen(false)} />}
    </>
  );
}
