import { personName } from '@laundry/shared/text/person-name';
import { useEffect, useState } from 'react';
import { t } from '../../../i18n';
import type { Work } from '../../../providers/api/api-types';
import type { UnsentAct } from '../../../providers/offline-acts/act';
import { session } from '../../../providers/session/session';
import { storedNames } from '../../../providers/stored-day/stored-names';

/** Whose stop it was about, though it has left the day; its number alone, where the device does not tell who that is. */
export function useWhoseAct({ act: { requestId: id } }: UnsentAct, row: Work | undefined): string {
  const [kept, setKept] = useState<string | null>(null);
  const name = row === undefined ? kept : personName(row);
  const hasLeft = row === undefined;
  useEffect(() => {
    const token = session.token();
    if (!hasLeft || token === null) return;
    let isCurrent = true;
    void storedNames.read(token, id).then((read) => {
      if (isCurrent) setKept(read);
    });
    return () => void (isCurrent = false);
  }, [hasLeft, id]);
  return name === null ? t('day.unsent.number', { id }) : t('day.whose', { name, id });
}
