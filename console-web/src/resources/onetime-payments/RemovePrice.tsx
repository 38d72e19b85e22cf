import Button from '@mui/material/Button';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Confirm } from '../../components/form/dialog/Confirm';
import { ToldConflict } from '../../components/form/shared-write/told-conflict';
import { t } from '../../i18n';
import { problemLines } from '../../providers/api/problem';
import type { Slot } from './price-facts';

interface Props {
  readonly slot: Slot;
  readonly onRemove: () => Promise<void>;
}

/** Asks before an hour of a weekday is offered no more. */
export function RemovePrice({ slot, onRemove }: Props) {
  const [isAsked, setAsked] = useState(false);
  const notify = useNotify();
  const removal = useOneMutation({
    mutationFn: onRemove,
    onError: (error) => {
      setAsked(false);
      if (!(error instanceof ToldConflict)) notify(problemLines(error).join('\n'), { type: 'error' });
    },
  });
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsked(true)}>
        {t('priceGrid.remove')}
      </Button>
      {isAsked && (
        <Confirm
          loading={removal.isPending}
          title={t('priceGrid.remove')}
          content={
            <>
              {t('priceGrid.confirm')}
              <strong style={{ display: 'block' }}>{t('priceGrid.title', slot)}</strong>
            </>
          }
          confirm={t('priceGrid.remove')}
          danger
          onConfirm={() => removal.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
