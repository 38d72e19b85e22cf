import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** A mutation of which one is under way at a time: the second press of a double tap comes before the screen knows of the first. */
export function useOneMutation<Answer, Sent = void, Context = unknown>(
  options: UseMutationOptions<Answer, Error, Sent, Context>,
) {
  const isUnderWay = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: (...settled) => {
      isUnderWay.current = false;
      return options.onSettled?.(...settled);
    },
  });
  const mutate = (sent: Sent, then: MutateOptions<Answer, Error, Sent, Context> = {}): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutation.mutate(sent, then);
  };
  /** Something else is to be sent: what is under way holds it up no longer. */
  const reset = (): void => {
    isUnderWay.current = false;
    mutation.reset();
  };
  return { ...mutation, mutate, reset };
}
