import { useDelete, useNotify, useRecordContext } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Confirm } from '../../components/form/dialog/Confirm';
import { t } from '../../i18n';
import type { Area, AreaBody } from '../../providers/api/api-types';
import { problemLines } from '../../providers/api/problem';
import { NEW_ROW, useAreaEditing } from './AreaEditing';
import { AreaTrail } from './AreaTrail';

/** What can be done with a row: confirm and leave it while it is in edit, else edit and delete it. */
export function AreaActions({ onLeave }: { onLeave?: () => void }) {
  const area = useRecordContext<Area>();
  const { active, edit } = useAreaEditing();
  const { getValues } = useFormContext<AreaBody>();
  if (area?.id === active) return <EndEditing onLeave={onLeave} />;
  const isLocked = active !== NEW_ROW;
  const why = isLocked ? t('areas.oneAtATime') : undefined;
  if (area?.zipcode === undefined)
    return (
      <button type="button" className="main" disabled title={why}>
        {t('areas.add')}
      </button>
    );
  const { id, zipcode } = area;
  return (
    <>
      <button
        type="button"
        data-edit={id}
        disabled={isLocked}
        title={why}
        aria-label={t('areas.editOf', { zipcode })}
        onClick={() => edit(id, getValues())}
      >
        {t('areas.edit')}
      </button>
      <DeleteArea area={area} isLocked={isLocked} why={why} />
      <AreaTrail area={area} />
    </>
  );
}

function EndEditing({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const { active, leave } = useAreaEditing();
  const { isSubmitting } = useFormState();
  const isNew = active === NEW_ROW;
  const label = isNew ? t('areas.add') : t('areas.confirm');
  return (
    <>
      <button type="submit" className="main" aria-disabled={isSubmitting} title={t('areas.keys')}>
        {isSubmitting ? t('areas.saving') : label}
      </button>
      {(!isNew || onLeave) && (
        <button type="button" title={t('areas.keys')} onClick={isNew ? onLeave : leave}>
          {t('areas.cancel')}
        </button>
      )}
    </>
  );
}

interface DeleteProps {
  readonly area: Area;
  readonly isLocked: boolean;
  readonly why: string | undefined;
}

/** Asks with the postal code before an area is deleted. */
function DeleteArea({ area, isLocked, why }: DeleteProps) {
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
