import type { LegName } from '@laundry/shared/constants/progress';
import { deadlineOf } from '@laundry/shared/rules/dates/change-hours';
import { missedLeg } from '@laundry/shared/rules/visits/missed-leg';
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
import { legLock, legState } from '../request-row';
import { newTimesPath } from '../visit/opens-at-once';
import styles from './RequestCard.module.css';

export interface LegActionProps {
  row: WashRequest;
  leg: LegName;
  now: JstDateTime;
}

/** A leg's change button, which says why and since when it can't be pressed; of a missed leg it leads to the new times. */
export function LegAction({ row, leg, now }: LegActionProps) {
  const t = useTexts('requests').row;
  const own = useTexts('currents');
  const lang = useLang();
  const textOf = useMessageText();
  const whyId = useId();
  const { moment, follows, changeable, why } = legState(row, leg);
  const words = leg === 'pickup' ? own.change_pickup({ id: row.id }) : own.change_delivery({ id: row.id });
  const look = { kind: 'secondary', small: true, 'aria-label': words } as const;
  const isMissed = missedLeg(row, now) === leg && legLock(row, leg) === null;
  if (isMissed || changeable)
    return (
      <LinkButton to={isMissed ? newTimesPath(row.id) : changeRequestPath(row.id, leg)} {...look}>
        {t.change}
      </LinkButton>
    );
  if (follows || row.is_bag_delivery) return null;
  const late = why === 'time_limit_exceeded' && moment !== null;
  const reason = late ? t.passed({ moment: displayDateTime(deadlineOf(moment), lang, now) }) : why && textOf(why);
  return (
    <>
      <Button {...look} unavailable aria-describedby={whyId}>
        {t.change}
      </Button>
      {reason && (
        <p id={whyId} className={styles.why}>
          {reason}
        </p>
      )}
    </>
  );
}
