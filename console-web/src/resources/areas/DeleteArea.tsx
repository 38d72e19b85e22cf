import { useDelete, useNotify } from 'ra-core';
import { useState } from 'react';
import { Confirm } from '../../components/form/dialog/Confirm';
import { t } from '../../i18n';
import type { Area } from '../../providers/api/api-types';
import { problemLines } from '../../providers/api/problem';

interface Props {
  readonly area: Area;
  readonly isLocked: boolean;
  readonly why: string | undefined;
}

/** Asks with the postal code before an area is deleted. */
export function DeleteArea({ area, isLocked, why }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [remove, { isPending }] = useDelete<Area>('area-infos', { id: area.id, previousData: area });
  const notify = useNotify();
  const { zipcode } = area;
  const confirm = () =>
    void remove(undefined, undefined, {
      mutationMode: 'pessimistic',
      onSuccess: () => notify(t('areas.deleted', { zipcode }), { type: 'success' }),
      onError: (error: unknown) => notify(problemLines(error).join('\n'), { type: 'error' }),
      onSettled: () => setAsked(false),
    });
  return (
    <>
      <button
        type="button"
        className="danger"
        disabled={isLocked}
        title={why}
        aria-label={t('areas.deleteOf', { zipcode })}
        onClick={() => setAsked(true)}
      >
        {t('areas.delete')}
      </button>
      {isAsked && (
        <Confirm
          loading={isPending}
          title={t('areas.remove.title')}
          content={
            <>
              {t('areas.remove.lead')}
              <strong style={{ display: 'block' }}>{`${zipcode} ${area.prefecture}${area.address}`}</strong>
            </>
          }
          confirm={t('areas.remove.submit')}
          danger
          onConfirm={confirm}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
