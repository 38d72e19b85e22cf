import { useEffect, useEffectEvent, useState } from 'react';
import { Confirm } from '../components/form/dialog/Confirm';
import { t } from '../i18n';
import { shellTexts } from '../i18n/shell';
import { useOperator } from '../providers/access/OperatorContext';
import { withoutTheirPhotos } from '../providers/offline-acts/act';
import { letHeldGo } from '../providers/offline-acts/offline-acts';
import { read, unsentList } from '../providers/offline-acts/unsent-list';

interface Props {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asked of who leaves something unsent behind: without a line nobody comes in again to send it. Nobody else is asked. */
export default function SignOutQuestion({ onLeave, onStay }: Props) {
  const { id } = useOperator();
  const [{ count, acts, photos }, setUnsent] = useState({ count: 0, acts: 0, photos: 0 });
  const ask = useEffectEvent(() => {
    const own = unsentList.current().filter(({ act }) => act.userId === id);
    if (own.length === 0) onLeave();
    else {
      const photos = own.filter(({ act }) => act.kind === 'photo').length;
      setUnsent({ count: withoutTheirPhotos(own).length, acts: own.length - photos, photos });
    }
  });
  useEffect(() => {
    let isCurrent = true;
    let leave = () => {};
    const begin = () => {
      if (!isCurrent) return;
      ask();
      // What is sent meanwhile is none of the question any more.
      leave = unsentList.subscribe(() => ask());
    };
    void letHeldGo().then(read).then(begin);
    return () => {
      isCurrent = false;
      leave();
    };
  }, []);
  if (count === 0) return null;
  const lines = [
    ...(acts > 0 ? [t('day.unsent.signOut.lead')] : []),
    ...(photos > 0 ? [t('day.unsent.signOut.photos', { count: photos })] : []),
  ];
  return (
    <Confirm
      title={t('day.unsent.signOut.title', { count })}
      content={lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      confirm={shellTexts.logout}
      danger
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}
