import { useNotify } from 'ra-core';
import { t } from '../../i18n';
import { takeBack } from './give-up';

/** Takes back what has not left, and says what became of it. */
export function useTakeBack() {
  const notify = useNotify();
  return async (id: number): Promise<void> => {
    const taken = await takeBack(id);
    notify(t(`day.unsent.${taken}`), { type: taken === 'gone' ? 'success' : 'warning' });
  };
}
