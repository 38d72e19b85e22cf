import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTellWhoLeft } from '../../components/page/useTellWhoLeft';
import type { Maintenance } from '../../providers/api/api-types';
import { MAINTENANCE_KEY } from '../../providers/maintenance';

/** Changes how things stand with maintenance; every screen knows at once. What somebody else did first is read again. */
export function useMaintenanceMutation(change: () => Promise<Maintenance>, onDone: () => void) {
  const client = useQueryClient();
  const tellWhoLeft = useTellWhoLeft();
  return useMutation({
    mutationFn: change,
    onSuccess: (state) => {
      onDone();
      client.setQueryData(MAINTENANCE_KEY, state);
    },
    onError: tellWhoLeft,
  });
}
