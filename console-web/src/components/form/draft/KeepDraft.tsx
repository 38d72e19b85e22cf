import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DraftNotice } from './DraftNotice';
import type { FormDraft } from './useFormDraft';

/** Keeps what is typed into the form around it, and says when it began with what was typed before. */
export function KeepDraft({ draft }: { draft: FormDraft }) {
  const { reset } = useFormContext();
  const values = useWatch();
  const keepTyped = useEffectEvent(() => draft.keep(values));
  useEffect(() => keepTyped(), [values]);
  if (!draft.isResumed) return null;
  return (
    <DraftNotice
      onDrop={() => {
        draft.forget();
        reset(draft.fresh);
      }}
    />
  );
}
