import { useFormContext } from 'react-hook-form';
import { ConflictNotice } from './ConflictNotice';
import type { OthersWords } from './useSharedWrite';

interface Props {
  readonly others: OthersWords;
  /** What some fields say, each by its name. */
  readonly textsOf: (fields: OthersWords['fields']) => readonly string[];
}

/** The fields that somebody else filled in otherwise than the form around it, to be taken or replaced. */
export function OthersFields({ others, textsOf }: Props) {
  const { setValue } = useFormContext<Record<string, unknown>>();
  const take = () =>
    Object.entries(others.fields).forEach(([field, value]) => setValue(field, value, { shouldDirty: true }));
  return <ConflictNotice texts={textsOf(others.fields)} others={others} onTake={take} />;
}
