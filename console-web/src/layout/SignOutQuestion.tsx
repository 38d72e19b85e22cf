import { useEffect, useEffectEvent, useState } from 'react';
import { Confirm } from '../components/form/dialog/Confirm';
import { t } from '../i18n';
import { shellTexts } from '../i18n/shell';
import { useOperator } from '../providers/access/OperatorContext';
import { read, unsentList } from '../providers/offline-acts/unsent-list';

interface Props {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asked of who leaves something unsent behind: without a line nobody comes in again to send it. Nobody else is asked. */
export default function SignOutQuestion({ onLeave, onStay }: Props) {
  const { id } = useOperator();
  const [count, setCount] = useState(0);
  const ask = useEffectEvent(() => {
    const { length } = unsentList.current().filter(({ act }) => act.userId === id);
    if (length === 0) onLeave();
    else setCount(length);
  });
  useEffect(() => {
    let isCurrent = true;
    void read().then(() => isCurrent && ask());
    return () => void (isCurrent = false);
  }, []);
  if (count === 0) return null;
  return (
    <Confirm
      title={t('day.unsent.signOut.title', { count })}
      content={t('day.unsent.signOut.lead')}
      confirm={shellTexts.logout}
      danger
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}
