import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Area, AreaBody } from '../../providers/api-types';
import { type AreaProblems, NEW_AREA, areaBody, areaProblems, bodyOf, refusedBy } from './area-draft';
import { useSaveArea } from './useSaveArea';

interface Options {
  /** Null for a new row. */
  readonly area: Area | null;
  readonly onSaved: (area: Area) => void;
  readonly onCancel: () => void;
}

/** A row while it is edited: what was typed, what is wrong with it, and Enter and Esc. */
export function useAreaDraft({ area, onSaved, onCancel }: Options) {
  const [draft, setDraft] = useState<AreaBody>(() => (area === null ? NEW_AREA : bodyOf(area)));
  const [problems, setProblems] = useState<AreaProblems>({});
  const save = useSaveArea(area?.id ?? null);
  const refused = refusedBy(save.error);
  const element = useRef<HTMLElement | null>(null);
  const frame = useCallback((now: HTMLElement | null) => {
    element.current = now;
  }, []);

  // What was refused, here or by the server, is gone to: the first wrong field.
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems, save.error]);

  const change = (part: Partial<AreaBody>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblems({});
    save.reset();
  };
  const confirm = () => {
    if (save.isPending) return;
    const found = areaProblems(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return save.reset();
    save.mutate(areaBody(draft), {
      onSuccess: (saved) => {
        setDraft(area === null ? NEW_AREA : bodyOf(saved));
        onSaved(saved);
      },
    });
  };
  const cancel = () => {
    if (area === null) {
      setDraft(NEW_AREA);
      setProblems({});
      save.reset();
    }
    onCancel();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter while a Japanese word is being converted belongs to the conversion; on a button it is the button's.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') cancel();
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    confirm();
  };
  return {
    /** The element that holds the fields. */
    frame,
    draft,
    change,
    confirm,
    cancel,
    onKeyDown,
    isPending: save.isPending,
    problems: { ...refused.fields, ...problems },
    rowProblems: refused.row,
  };
}

export type AreaEditing = ReturnType<typeof useAreaDraft>;
