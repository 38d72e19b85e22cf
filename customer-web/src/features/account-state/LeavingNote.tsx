import { displayDate } from '@laundry/shared/time/display';
import { type JstDateTime, dateOf } from '@laundry/shared/time/jst';
import { useState } from 'react';
import { Alert } from '../../components/messages/Alert';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import { nowJst } from '@laundry/web-kit/now-jst';

interface LeavingNoteProps {
  until: JstDateTime;
  /** False for who could not use the service before, either. */
  usable: boolean;
}

/** Whoever has withdrawn knows on every screen until when they are customers. */
export function LeavingNote({ until, usable }: LeavingNoteProps) {
  const t = useTexts('account_state');
  const lang = useLang();
  const [now] = useState(nowJst);
  const date = displayDate(dateOf(until), lang, now);
  return <Alert kind="info" title={usable ? t.leaving({ date }) : t.ends({ date })} />;
}
