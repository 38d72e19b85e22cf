import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { type InitialProgress, initialProgress, openingProgress } from '../../providers/calls/requests/progress';
import { todayJst } from '../../providers/clock';

/** What the list starts with; null until it is known. An address that names a filter has its own. */
export function useOpeningFilter(): InitialProgress | null {
  const [today] = useState(todayJst);
  const { search } = useLocation();
  const [isNamed] = useState(() => new URLSearchParams(search).has('filter'));
  const { data, isPending } = useQuery({
    queryKey: ['progress-opening', today],
    queryFn: () => openingProgress(today),
    enabled: !isNamed,
    retry: false,
    gcTime: 0,
  });
  if (!isNamed && isPending) return null;
  return data ?? initialProgress(today);
}
