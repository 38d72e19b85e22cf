import { useRecordContext } from 'ra-core';
import { useFormContext, useFormState } from 'react-hook-form';
import { OthersFields } from '../../components/form/shared-write/OthersFields';
import { t } from '../../i18n';
import type { Area, AreaBody } from '../../providers/api/api-types';
import { NEW_ROW, useAreaEditing } from './AreaEditing';
import { areaTexts } from './area-form';
import { DeleteArea } from './DeleteArea';

/** What can be done with a row: confirm and leave it while it is in edit, else edit and delete it. */
export function AreaActions({ onLeave }: { onLeave?: () => void }) {
  const area = useRecordContext<Area>();
  const { active, left, edit } = useAreaEditing();
  const { getValues } = useFormContext<AreaBody>();
  if (area?.id === active) return <Confirm onLeave={onLeave} />;
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
        autoFocus={left === id}
        disabled={isLocked}
        title={why}
        aria-label={t('areas.editOf', { zipcode })}
        onClick={() => edit(id, getValues())}
      >
        {t('areas.edit')}
      </button>
      <DeleteArea area={area} isLocked={isLocked} why={why} />
    </>
  );
}

function Confirm({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const { active, leave, others } = useAreaEditing();
  const { isSubmitting, errors } = useFormState();
  const isNew = active === NEW_ROW;
  const label = isNew ? t('areas.add') : t('areas.confirm');
  const refusal = errors.root?.['server']?.message;
  return (
    <>
      <button type="submit" className="main" disabled={isSubmitting} title={t('areas.keys')}>
        {isSubmitting ? t('areas.saving') : label}
      </button>
      {(!isNew || onLeave) && (
        <button type="button" title={t('areas.keys')} onClick={isNew ? onLeave : leave}>
          {t('areas.cancel')}
        </button>
      )}
      {refusal !== undefined && <div role="alert">{`▲ ${refusal}`}</div>}
      {others !== null && <OthersFields others={others} textsOf={areaTexts} />}
    </>
  );
}
