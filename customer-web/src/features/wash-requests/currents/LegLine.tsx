import type { LegName } from '@laundry/shared/constants/progress';
import { deadlineOf } from '@laundry/shared/rules/dates/change-rules';
import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useId } from 'react';
import { Button } from '../../../components/buttons/Button';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';
import { useMessageText } from '../../../lib/calls/message-text';
import { changeRequestPath } from '../../../lib/paths';
import { LegMoment } from '../LegMoment';
import { legState } from '../request-row';
import styles from './RequestCard.module.css';

interface LegLineProps {
  row: WashRequest;
  leg: LegName;
  now: JstDateTime;
}

/** One leg: its time, and its change button, which says why and since when it can't be pressed. */
export function LegLine({ row, leg, now }: LegLineProps) {
  const t = useTexts('requests').row;
  const own = useTexts('currents');
  const lang = useLang();
  const textOf = useMessageText();
  const whyId = useId();
  const { moment, follows, changeable, why } = legState(row, leg);
  const words = leg === 'pickup' ? own.change_pickup({ id: row.id }) : own.change_delivery({ id: row.id });
  const late = why === 'time_limit_exceeded' && moment !== null;
  const reason = late ? t.passed({ moment: displayDateTime(deadlineOf(moment), lang, now) }) : why && textOf(why);
  return (
    <div className={styles.leg}>
      <p className={styles.what}>{t[leg]}</p>
      <p className={styles.moment}>
        <LegMoment row={row} leg={leg} now={now} />
      </p>
      {changeable && (
        <LinkButton to={changeRequestPath(row.id, leg)} kind="secondary" small aria-label={words}>
          {t.change}
        </LinkButton>
      )}
      {!changeable && !follows && !row.is_bag_delivery && (
        <Button kind="secondary" small unavailable aria-label={words} aria-describedby={whyId}>
          {t.change}
        </Button>
      )}
      {reason && !row.is_bag_delivery && (
        <p id={whyId} className={styles.why}>
          {reason}
        </p>
      )}
    </div>
  );
}
