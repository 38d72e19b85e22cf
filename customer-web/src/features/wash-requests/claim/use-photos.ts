import { CLAIM_LIMITS } from '@laundry/shared/constants/claim-limits';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownPhotoPath, photoQuery } from '../photos/photo-query';
import { keepPhoto } from './claim-calls';
import { dataUrlOf, shrunkPhoto } from '@laundry/web-kit/photos/shrink-photo';

/** What was done last, for who does not see it. */
type Told = 'added' | 'removed' | null;

/** The photos of a form: each is sent when it is chosen, one after the other, so that the form itself is sent at once. */
export function usePhotos(names: readonly string[], onChange: (names: string[]) => void) {
  const queries = useQueryClient();
  const [isOver, setOver] = useState(false);
  const [told, setTold] = useState<Told>(null);
  const [unsent, setUnsent] = useState<readonly File[]>([]);
  /** Why one of them is never taken. */
  const [refused, setRefused] = useState<unknown>(null);
  const adding = useOneMutation({
    mutationFn: async (files: readonly File[]) => {
      const kept = [...names];
      for (const [index, file] of files.entries()) {
        setUnsent(files.slice(index));
        const photo = await shrunkPhoto(file);
        const name = await nameOf(photo);
        if (name === null) continue;
        queries.setQueryData(photoQuery(ownPhotoPath(name)).queryKey, await dataUrlOf(photo));
        kept.push(name);
        // What arrived stays, whatever becomes of the next.
        onChange([...kept]);
        setTold('added');
      }
    },
  });
  /** Null: it is refused for what it is, and those after it are not. */
  const nameOf = async (photo: Blob): Promise<string | null> => {
    try {
      return (await keepPhoto(photo)).name;
    } catch (error) {
      if (!isOfPhoto(error)) throw error;
      setRefused(error);
      return null;
    }
  };
  const add = (files: readonly File[]): void => {
    const room = CLAIM_LIMITS.photos - names.length;
    setOver(files.length > room);
    setTold(null);
    setRefused(null);
    if (files.length > 0 && room > 0) adding.mutate(files.slice(0, room));
  };
  const remove = (name: string): void => {
    adding.reset();
    setRefused(null);
    setOver(false);
    setTold('removed');
    onChange(names.filter((one) => one !== name));
  };
  /** Those that did not arrive, once more. */
  const sendAgain = (): void => adding.mutate(unsent);
  return { add, remove, sendAgain, isPending: adding.isPending, error: adding.error, refused, isOver, told };
}

/** Not its bytes but its line, its turn or its hour were the reason of all else. */
const isOfPhoto = (error: unknown): boolean => error instanceof ApiError && [413, 415, 422].includes(error.status);
