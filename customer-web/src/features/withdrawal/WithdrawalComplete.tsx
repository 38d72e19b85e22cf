import { displayDate } from '@laundry/shared/time/display';
import { dateOf, fromEpochMillis } from '@laundry/shared/time/jst';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Card } from '../../components/ui/Card';
import { LinkButton } from '../../components/ui/LinkButton';
import { Page } from '../../components/ui/Page';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import { epochMillis } from '../../lib/clock';
import { dropAllDrafts } from '../../lib/form-draft';
import { PATHS } from '../../lib/paths';
import { dropToken, forgetSessionEnd } from '../../lib/session-token';
import type { Withdrawn } from './withdrawn';

/** Thanks. `withdrawn` is null for who opens the address by hand. */
export function WithdrawalComplete({ withdrawn }: { withdrawn: Withdrawn | null }) {
  const t = useTexts('withdrawal');
  const lang = useLang();
  const [now] = useState(() => fromEpochMillis(epochMillis()));
  const queries = useQueryClient();
  const ended = withdrawn?.atOnce === true;
  useEffect(() => {
    if (!ended) return;
    // The server has ended the session; here it ends only now, because the screen before needs one.
    dropToken('signed-out');
    forgetSessionEnd();
    dropAllDrafts();
    queries.clear();
  }, [ended, queries]);
  const until = withdrawn && !ended ? displayDate(dateOf(withdrawn.withdrawal_dt), lang, now) : null;
  return (
    <Page title={t.done_title}>
      <Card>
        <p role="status">{t.thanks}</p>
        {until !== null && <p>{t.until({ date: until })}</p>}
        <div>
          <LinkButton to={PATHS.home} kind="secondary">
            {t.to_home}
          </LinkButton>
        </div>
      </Card>
    </Page>
  );
}
