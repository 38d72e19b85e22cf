import { CLAIM_LIMITS } from '@laundry/shared/constants/claim-limits';
import { useOneMutation } from '@laundry/web-kit/forms/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keepPhoto, photoQuery } from './claim-calls';
import { dataUrlOf, shrunkPhoto } from './shrink-photo';

/** What was done last, for who does not see it. */
type Told = 'added' | 'removed' | null;

/** The photos of a form: each is sent when it is chosen, one after the other, so that the form itself is sent at once. */
export function usePhotos(names: readonly string[], onChange: (names: string[]) => void) {
  const queries = useQueryClient();
  const [isOver, setOver] = useState(false);
  const [told, setTold] = useState<Told>(null);
  const [unsent, setUnsent] = useState<readonly File[]>([]);
  const adding = useOneMutation({
    mutationFn: async (files: readonly File[]) => {
      const kept = [...names];
      for (const [index, file] of files.entries()) {
        setUnsent(files.slice(index));
        const photo = await shrunkPhoto(file);
        const { name } = await keepPhoto(photo);
        queries.setQueryData(photoQuery(name).queryKey, await dataUrlOf(photo));
        kept.push(name);
        // What arrived stays, whatever becomes of the next.
        onChange([...kept]);
        setTold('added');
      }
    },
  });
  const add = (files: readonly File[]): void => {
    const room = CLAIM_LIMITS.photos - names.length;
    setOver(files.length > room);
    setTold(null);
    if (files.length > 0 && room > 0) adding.mutate(files.slice(0, room));
  };
  const remove = (name: string): void => {
    adding.reset();
    setOver(false);
    setTold('removed');
    onChange(names.filter((one) => one !== name));
  };
  /** Those that did not arrive, once more. */
  const sendAgain = (): void => adding.mutate(unsent);
  return { add, remove, sendAgain, isPending: adding.isPending, error: adding.error, isOver, told };
}
