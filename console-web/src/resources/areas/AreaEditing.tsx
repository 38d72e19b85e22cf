import Box from '@mui/material/Box';
import { Form, useCreate, useListContext, useNotify } from 'ra-core';
import { type KeyboardEvent, type ReactNode, createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FocusFirstWrong } from '../../components/form/sending/FocusFirstWrong';
import { submitErrors } from '../../components/form/sending/submit-errors';
import type { OthersWords } from '../../components/form/shared-write/useSharedWrite';
import { useSharedWrite } from '../../components/form/shared-write/useSharedWrite';
import { useSentKey } from '../../components/form/sending/useSentKey';
import { t } from '../../i18n';
import type { Area, AreaBody } from '../../providers/api/api-types';
import { AREA_FIELDS, NEW_AREA, areaBody, areaErrors } from './area-form';
import { areaStyles } from './area-styles';

/** The row of the form: one that is there, or the new one. */
export const NEW_ROW = 'new';
export type RowId = number | typeof NEW_ROW;

interface Editing {
  readonly active: RowId;
  /** Its editor was just closed: the keyboard goes on from here. */
  readonly left: RowId | null;
  /** `draft`: what the new row holds meanwhile. */
  readonly edit: (id: number, draft: AreaBody) => void;
  readonly leave: () => void;
  /** What somebody else wrote into the row meanwhile. */
  readonly others: OthersWords | null;
}

const EditingContext = createContext<Editing>({
  active: NEW_ROW,
  left: null,
  edit: () => undefined,
  leave: () => undefined,
  others: null,
});
export const useAreaEditing = (): Editing => use(EditingContext);

/** One form for the whole list, since one row at a time is in edit: Enter confirms it, Esc leaves it as it was. */
export function AreaEditing({ children }: { children: ReactNode }) {
  const { data = [], refetch } = useListContext<Area>();
  const [active, setActive] = useState<RowId>(NEW_ROW);
  const [left, setLeft] = useState<RowId | null>(null);
  // The row as it was when its editing began, whatever the list reads meanwhile.
  const [area, setArea] = useState<Area | null>(null);
  const { write, others, forget } = useSharedWrite<Area>('area-infos');
  const [draft, setDraft] = useState(NEW_AREA);
  const [added, setAdded] = useState(0);
  const [create] = useCreate<AreaBody & { id: number }>('area-infos');
  const sent = useSentKey();
  const notify = useNotify();
  const box = useRef<HTMLElement>(null);

  const editing = useMemo(
    () => ({
      active,
      left,
      edit: (id: number, typed: AreaBody) => {
        setDraft(areaBody(typed));
        setArea(data.find((row) => row.id === id) ?? null);
        setActive(id);
      },
      leave: () => {
        setLeft(active);
        setArea(null);
        setActive(NEW_ROW);
        forget();
      },
      others,
    }),
    [active, left, data, others, forget],
  );
  const save = async (values: AreaBody) => {
    const body = areaBody(values);
    try {
      if (area === null) {
        await create(undefined, { data: body, meta: { key: sent.keyOf(body) } }, { returnPromise: true });
        sent.forget();
        setAdded((count) => count + 1);
      } else {
        await write(area, body);
        editing.leave();
      }
      notify(area === null ? t('areas.added') : t('areas.saved'), { type: 'success' });
      void refetch();
      return undefined;
    } catch (error) {
      return submitErrors(error, AREA_FIELDS);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that end the conversion of a Japanese word belong to the conversion.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') editing.leave();
    // A select does not send its form by itself.
    if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) event.target.form?.requestSubmit();
  };

  return (
    <EditingContext value={editing}>
      <Box ref={box} onKeyDown={onKeyDown} sx={areaStyles}>
        <Form
          record={area ?? draft}
          validate={(values) => areaErrors(values as AreaBody)}
          onSubmit={(values: object) => save(values as AreaBody)}
          shouldFocusError={false}
          noValidate
          disableInvalidFormNotification
        >
          <FocusFirstWrong within={box} />
          <StartAnew after={added} />
          {children}
        </Form>
      </Box>
    </EditingContext>
  );
}

/** The row that was added leaves the new row empty for the next. */
function StartAnew({ after }: { after: number }) {
  const { reset } = useFormContext();
  useEffect(() => {
    if (after > 0) reset(NEW_AREA);
  }, [after, reset]);
  return null;
}
