import { PROOF_LIMITS, type ProofOf } from '@laundry/shared/constants/proof';
import { newKey } from '@laundry/web-kit/calls/new-key';
import { actMillis } from '@laundry/web-kit/clock';
import { dataUrlOf, shrunkPhoto } from '@laundry/web-kit/photos/shrink-photo';
import { useEffect, useRef, useState } from 'react';
import type { TakenPhoto } from '../../../providers/offline-acts/offline-acts';
import { session } from '../../../providers/session/session';
import { type NotStored, storedPhotos } from '../../../providers/stored-day/stored-photos';

interface ShownPhoto extends TakenPhoto {
  readonly src: string;
}

/**
 * The photos of what is about to be marked: each is stored on the device when it is taken, so that the mark itself waits for
 * none. What was not sent with a mark goes with the form.
 */
export function useDoorPhotos(proofOf: ProofOf | null) {
  const [photos, setPhotos] = useState<readonly ShownPhoto[]>([]);
  const [problem, setProblem] = useState<NotStored | null>(null);
  const [isPending, setPending] = useState(false);
  const unused = useRef<readonly string[]>([]);
  useEffect(() => () => void storedPhotos.remove(unused.current), []);

  const change = (next: readonly ShownPhoto[]): void => {
    unused.current = next.map(({ key }) => key);
    setPhotos(next);
  };
  const add = async (file: File): Promise<void> => {
    const token = session.token();
    if (proofOf === null || token === null || isPending || photos.length >= PROOF_LIMITS.perAct) return;
    setPending(true);
    try {
      const taken = { key: newKey(), takenMillis: actMillis(), proofOf };
      const photo = await shrunkPhoto(file);
      const src = await dataUrlOf(photo);
      const notStored = await storedPhotos.keep(token, taken.key, photo);
      if (notStored === null) change([...photos, { ...taken, src }]);
      setProblem(notStored);
    } finally {
      setPending(false);
    }
  };
  const remove = (key: string): void => {
    setProblem(null);
    change(photos.filter((photo) => photo.key !== key));
    void storedPhotos.remove([key]);
  };
  /** Gives them to what is sent; what is refused gives them back. */
  const withPhotos = async <Answer>(send: (photos: readonly TakenPhoto[]) => Promise<Answer>): Promise<Answer> => {
    const given = unused.current;
    unused.current = [];
    try {
      return await send(photos.map(({ key, takenMillis, proofOf: of }) => ({ key, takenMillis, proofOf: of })));
    } catch (error) {
      unused.current = given;
      throw error;
    }
  };
  return { photos, problem, isPending, add, remove, withPhotos };
}
