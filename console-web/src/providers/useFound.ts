import { LIMITS } from '@laundry/shared/constants/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useConsoleData } from './useConsoleData';

const PAUSE_MS = 200;

/** A value that has stood for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What the text typed means, asked for when the typing pauses. */
export function useFound(typed: string) {
  const data = useConsoleData();
  const wanted = typed.slice(0, LIMITS.searchLength).trim();
  const text = useSettled(wanted);
  const found = useQuery({
    queryKey: ['search', text],
    queryFn: () => data.find(text),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isAnswered = !found.isLoading && !found.isPlaceholderData;
  return { ...found, text, isCurrent: text === wanted && isAnswered };
}
