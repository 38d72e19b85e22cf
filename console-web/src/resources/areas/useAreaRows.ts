import { useCallback, useState } from 'react';
import { areaTexts } from '../../i18n/areas';
import type { Area } from '../../providers/api-types';

export interface AreaRowProps {
  readonly area: Area;
  /** Another row is being edited. */
  readonly isLocked: boolean;
  /** Its editor was just closed: the keyboard goes on from here. */
  readonly isLeft: boolean;
  readonly result: string | null;
  readonly onEdit: (id: number) => void;
  readonly onDelete: (area: Area) => void;
}

/** Which row is in edit, never more than one (spec 3 §4), and what became of the last one. */
export function useAreaRows() {
  const [editingId, setEditingId] = useState<number | null>(null);
  const [leftId, setLeftId] = useState<number | null>(null);
  const [saved, setSaved] = useState<{ id: number; text: string } | null>(null);
  const [deleting, setDeleting] = useState<Area | null>(null);

  const edit = useCallback((id: number) => {
    setEditingId(id);
    setSaved(null);
  }, []);
  const leave = (id: number) => {
    setEditingId(null);
    setLeftId(id);
  };
  return {
    editingId,
    deleting,
    askDelete: setDeleting,
    leave,
    onAdded: (area: Area) => {
      setLeftId(null);
      setSaved({ id: area.id, text: areaTexts.added });
    },
    onSaved: (area: Area) => {
      leave(area.id);
      setSaved({ id: area.id, text: areaTexts.saved });
    },
    rowProps: (area: Area): AreaRowProps => ({
      area,
      isLocked: editingId !== null,
      isLeft: leftId === area.id,
      result: saved?.id === area.id ? saved.text : null,
      onEdit: edit,
      onDelete: setDeleting,
    }),
  };
}

export type AreaRows = ReturnType<typeof useAreaRows>;
