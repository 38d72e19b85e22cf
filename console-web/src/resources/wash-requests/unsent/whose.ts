import { useEffect, useState } from 'react';
import { t } from '../../../i18n';
import { session } from '../../../providers/session/session';
import { storedNames } from '../../../providers/stored-day/stored-names';

/** As the device has stored it; null: it does not tell who that is. */
export async function storedName(id: number): Promise<string | null> {
  const token = session.token();
  return token === null ? null : storedNames.read(token, id);
}

/** By number alone, where nobody knows the name. */
export const whose = (id: number, name: string | null): string =>
  name === null ? t('day.unsent.number', { id }) : t('day.whose', { name, id });

/** Whose stop something was about, though it has left the day. `name`: where the screen knows it. */
export function useWhose(id: number, name: string | undefined): string {
  const [kept, setKept] = useState<string | null>(null);
  const isKnown = name !== undefined;
  useEffect(() => {
    if (isKnown) return;
    let isCurrent = true;
    void storedName(id).then((read) => {
      if (isCurrent) setKept(read);
    });
    return () => void (isCurrent = false);
  }, [isKnown, id]);
  return whose(id, name ?? kept);
}
