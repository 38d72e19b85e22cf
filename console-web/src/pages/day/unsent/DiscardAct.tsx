import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm } from '../../../components/form/dialog/Confirm';
import { t } from '../../../i18n';
import type { UnsentAct } from '../../../providers/offline-acts/act';
import { discard } from '../../../providers/offline-acts/give-up';

interface Props {
  readonly kept: UnsentAct;
  /** What was done, when and whose. */
  readonly what: string;
  /** How many photos go with it. */
  readonly photos: number;
}

/** Gives up what was refused; asked first, for it is nowhere else. */
export function DiscardAct({ kept, what, photos }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const isPhoto = kept.act.kind === 'photo';
  const confirm = async () => {
    setPending(true);
    await discard(kept.id).catch(() => undefined); // it stands there still
    setPending(false);
    setAsked(false);
  };
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        aria-label={t('day.unsent.discardOf', { what })}
        onClick={() => setAsked(true)}
      >
        {t('day.unsent.discard')}
      </Button>
      {isAsked && (
        <Confirm
          title={t(isPhoto ? 'day.unsent.discarding.photo' : 'day.unsent.discarding.title')}
          content={
            <>
              <strong style={{ display: 'block' }}>{what}</strong>
              {t(isPhoto ? 'day.unsent.discarding.photoLead' : 'day.unsent.discarding.lead')}
              {photos > 0 && <div>{t('day.unsent.discarding.photosToo', { count: photos })}</div>}
            </>
          }
          confirm={t('day.unsent.discard')}
          danger
          loading={isPending}
          onConfirm={() => void confirm()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
