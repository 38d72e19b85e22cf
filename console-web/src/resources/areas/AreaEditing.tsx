import Box from '@mui/material/Box';
import { showErrors } from '@laundry/web-kit/forms/form-refusal';
import { useRuleForm } from '@laundry/web-kit/forms/use-rule-form';
import { useCreate, useListContext, useNotify } from 'ra-core';
import { type FormEvent, type KeyboardEvent, type ReactNode, createContext, use, useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { submitErrors } from '../../components/form/sending/submit-errors';
import type { OthersWords } from '../../components/form/shared-write/useSharedWrite';
import { useSharedWrite } from '../../components/form/shared-write/useSharedWrite';
import { useSentKey } from '../../components/form/sending/useSentKey';
import { t } from '../../i18n';
import type { Area, AreaBody } from '../../providers/api/api-types';
import { AREA_FIELDS, NEW_AREA, areaBody, areaErrors } from './area-form';
import { areaStyles } from './area-styles';
import { useRowFocus } from './useRowFocus';

/** The row of the form: one that is there, or the new one. */
export const NEW_ROW = 'new';
export type RowId = number | typeof NEW_ROW;

interface Editing {
  readonly active: RowId;
  /** `draft`: what the new row holds meanwhile. */
  readonly edit: (id: number, draft: AreaBody) => void;
  readonly leave: () => void;
  /** What somebody else wrote into the row meanwhile. */
  readonly others: OthersWords | null;
}

const EditingContext = createContext<Editing>({
  active: NEW_ROW,
  edit: () => undefined,
  leave: () => undefined,
  others: null,
});
export const useAreaEditing = (): Editing => use(EditingContext);

/** One form for the whole list, since one row at a time is in edit: Enter confirms it, Esc leaves it as it was. */
export function AreaEditing({ children }: { children: ReactNode }) {
  const { data = [], refetch } = useListContext<Area>();
  const [active, setActive] = useState<RowId>(NEW_ROW);
  // The row as it was when its editing began, whatever the list reads meanwhile.
  const [area, setArea] = useState<Area | null>(null);
  const { write, others, forget } = useSharedWrite<Area>('area-infos');
  const [draft, setDraft] = useState(NEW_AREA);
  const [create] = useCreate<AreaBody & { id: number }>('area-infos');
  const sent = useSentKey();
  const notify = useNotify();
  const form = useRuleForm(areaErrors, { record: NEW_AREA, keep: () => undefined });

  const editing = useMemo(
    () => ({
      active,
      edit: (id: number, typed: AreaBody) => {
        const row = data.find((one) => one.id === id);
        if (row === undefined) return;
        setDraft(areaBody(typed));
        setArea(row);
        setActive(id);
        form.reset(areaBody(row));
      },
      leave: () => {
        if (area === null) return;
        setArea(null);
        setActive(NEW_ROW);
        forget();
        form.reset(draft);
      },
      others,
    }),
    [active, data, others, forget, form, area, draft],
  );
  const store = async (body: AreaBody): Promise<void> => {
    if (area !== null) await write(area, body);
    else {
      await create(undefined, { data: body, meta: { key: sent.keyOf(body) } }, { returnPromise: true });
      sent.forget();
    }
    notify(area === null ? t('areas.added') : t('areas.saved'), { type: 'success' });
    void refetch();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (form.formState.isSubmitting) return;
    let isStored = false;
    await form.handleSubmit((values) =>
      store(areaBody(values)).then(
        () => (isStored = true),
        (error: unknown) => showErrors(form, submitErrors(error, AREA_FIELDS)),
      ),
    )(event);
    if (!isStored) return;
    if (area === null) form.reset(NEW_AREA);
    else editing.leave();
  };
  const box = useRowFocus(area?.id ?? null);
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that end the conversion of a Japanese word belong to the conversion.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') editing.leave();
    // A select does not send its form by itself.
    if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) event.target.form?.requestSubmit();
  };

  return (
    <EditingContext value={editing}>
      <FormProvider {...form}>
        <Box
          ref={box}
          component="form"
          noValidate
          onSubmit={(event) => void submit(event)}
          onKeyDown={onKeyDown}
          sx={areaStyles}
        >
          {children}
        </Box>
      </FormProvider>
    </EditingContext>
  );
}
