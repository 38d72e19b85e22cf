import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { displayDate } from '@laundry/shared/time/display';
import { dateOf } from '@laundry/shared/time/jst';
import { useEffect, useEffectEvent, useState } from 'react';
import { Card } from '../../components/page/Card';
import { LinkButton } from '../../components/buttons/LinkButton';
import { Page } from '../../components/page/Page';
import { Skeleton } from '../../components/loading/Skeleton';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import { nowJst } from '@laundry/web-kit/now-jst';
import { useBeginDate } from '../../lib/session/begin-date';
import { useCurrentUser } from '../../lib/session/current-user';
import { useEndSession } from '../../lib/session/session';
import { tabStore } from '../../lib/session/tab-store';
import { PATHS } from '../../lib/paths';
import { forgetSessionEnd } from '../../lib/session/session-token';
import type { JstDateTime } from '@laundry/shared/time/jst';

/** What the screen of thanks is told: when the membership ends, and whether it is over already. */
export interface Withdrawn {
  readonly withdrawal_dt: JstDateTime;
  readonly atOnce: boolean;
  /** Whose membership it was: Back may lead there when somebody else is signed in. */
  readonly userId: number;
}

/** Thanks to whoever has left or is about to. `withdrawn` is null where the address was typed: the account itself says what is booked. */
export function WithdrawalComplete({ withdrawn }: { withdrawn: Withdrawn | null }) {
  const user = useCurrentUser();
  const begins = useBeginDate(user.data ?? { begins_month: null });
  const usable = begins === null && (user.data === undefined || user.data.status === USER_STATUS.active);
  useEndAtOnce(withdrawn);
  if (withdrawn !== null) return <Left {...withdrawn} usable={usable} />;
  if (user.isLoading) return <Skeleton />;
  const booked = user.data?.withdrawal_dt ?? null;
  return booked === null ? <NothingDone /> : <Left withdrawal_dt={booked} atOnce={false} usable={usable} />;
}

function Left({ withdrawal_dt, atOnce, usable }: Omit<Withdrawn, 'userId'> & { usable: boolean }) {
  const t = useTexts('withdrawal');
  const lang = useLang();
  const [now] = useState(nowJst);
  const date = displayDate(dateOf(withdrawal_dt), lang, now);
  return (
    <Page title={t.done_title}>
      <Card>
        <p role="status">{t.thanks}</p>
        {!atOnce && <p>{usable ? t.until({ date }) : t.ends({ date })}</p>}
        <div>
          <LinkButton to={PATHS.home} kind="secondary">
            {t.to_home}
          </LinkButton>
        </div>
      </Card>
    </Page>
  );
}

/** The server has ended the session; here it ends only now, because the screen before needs one. */
function useEndAtOnce(withdrawn: Withdrawn | null): void {
  const endSession = useEndSession();
  const ended = withdrawn?.atOnce === true ? withdrawn.userId : null;
  const endOf = useEffectEvent((userId: number) => {
    if (!tabStore.isKeptFor(userId)) return;
    endSession('signed-out');
    forgetSessionEnd();
  });
  useEffect(() => {
    if (ended !== null) endOf(ended);
  }, [ended]);
}

function NothingDone() {
  const t = useTexts('withdrawal');
  return (
    <Page title={t.nothing_title} lead={t.nothing}>
      <div>
        <LinkButton to={PATHS.plan}>{t.to_plan}</LinkButton>
      </div>
    </Page>
  );
}
