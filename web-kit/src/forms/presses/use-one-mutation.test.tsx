// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOneMutation } from './use-one-mutation';

function begin() {
  const client = new QueryClient();
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const { result } = renderHook(
    () =>
      useOneMutation({
        mutationFn: (text: string) => {
          sent.push(text);
          return new Promise<void>((resolve) => answers.push(resolve));
        },
      }),
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  return { result, sent, answer: () => act(async () => answers.shift()?.()) };
}

it('the second press of a double tap sends nothing, and one after the answer does', async () => {
  const { result, sent, answer } = begin();
  await act(async () => {
    result.current.mutate('first');
    result.current.mutate('second');
  });
  expect(sent).toEqual(['first']);
  await answer();
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  await act(async () => result.current.mutate('third'));
  expect(sent).toEqual(['first', 'third']);
});

it('after a reset, what is under way holds up nothing', async () => {
  const { result, sent } = begin();
  await act(async () => result.current.mutate('first'));
  await act(async () => {
    result.current.reset();
    result.current.mutate('second');
  });
  expect(sent).toEqual(['first', 'second']);
});
