import { displayDateTime } from '@laundry/shared/time/display';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { t } from '../../../i18n';
import { nowJst } from '../../../providers/clock';
import { useConsoleData } from '../../../providers/useConsoleData';
import { mailStateText } from '../mail-state';
import { Part } from './Part';

const SHOWN = 3;

/** What was written to a customer last. */
export function LatestMails({ userId }: { userId: number }) {
  const { mailsOf } = useConsoleData();
  const query = useQuery({
    queryKey: ['customers', userId, 'latest mails'],
    queryFn: () => mailsOf(userId, SHOWN),
  });
  return (
    <Part query={query}>
      {(mails) =>
        mails.length === 0 ? (
          t('call.noMails')
        ) : (
          <>
            <ul>
              {mails.map(({ id, sent_at, created_at, state, subject }) => (
                <li key={id}>
                  <span className="soft">
                    {`${displayDateTime(sent_at ?? created_at, 'ja', nowJst())}　${mailStateText(state)}`}
                  </span>
                  <div>{subject}</div>
                </li>
              ))}
            </ul>
            <Link to="?tab=mails" replace preventScrollReset>
              {t('call.allMails')}
            </Link>
          </>
        )
      }
    </Part>
  );
}
