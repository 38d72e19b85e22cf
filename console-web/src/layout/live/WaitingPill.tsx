import { Pill } from '../../components/live/Pill';
import { t } from '../../i18n';
import { useLive } from '../../providers/live/live-store';

/** Says that something in sight was changed while somebody types. A question over the screen says it itself. */
export function WaitingPill() {
  const { waiting, waitingBy, readNow } = useLive();
  if (waiting.length === 0 || document.querySelector('[role="dialog"]') !== null) return null;
  return <Pill text={t('live.changedNow', { who: waitingBy })} button={t('live.show')} onPress={readNow} />;
}
