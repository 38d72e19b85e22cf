import { USER_STATUS, type UserStatus } from '@laundry/shared/constants/user-status';
import type { StatusFields } from '@laundry/shared/rules/history/recorded-fields';
import { addressee } from '@laundry/shared/text/person-name';
import { displayDateTime } from '@laundry/shared/time/display';
import { useQuery } from '@tanstack/react-query';
import { operatorText } from '../../../components/timeline/trail-words';
import { t } from '../../../i18n';
import type { ConsoleUser, CustomerMail, HistoryRow } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { useConsoleData } from '../../../providers/useConsoleData';
import { statusText } from '../user-status';

/** Of what was done lately and written since: the decision is among them. */
const LATELY = 10;
/** What a company is told of a decision; of all else that becomes of it, such as its withdrawal, nothing. */
const MAIL_OF: Readonly<Partial<Record<UserStatus, CustomerMail['template']>>> = {
  [USER_STATUS.active]: 'approved',
  [USER_STATUS.rejected]: 'rejected',
};

const STATUS: keyof StatusFields = 'status';

const leadsTo = ({ changes }: HistoryRow, status: UserStatus): boolean =>
  changes.some(({ field, to }) => field === STATUS && to === String(status));

/** Who decided on a company and when, and by which mail it was told; of one that waits still, nothing. */
export function useDecision({ id, status }: ConsoleUser) {
  const { historyOf, mailsOf } = useConsoleData();
  return useQuery({
    queryKey: ['customers', id, 'review', status],
    queryFn: async () => {
      const [entries, mails] = await Promise.all([historyOf(id, LATELY), mailsOf(id, LATELY)]);
      return {
        decision: entries.find((entry) => leadsTo(entry, status)),
        mail: mails.find(({ template }) => template === MAIL_OF[status]),
      };
    },
    enabled: status !== USER_STATUS.underReview,
  });
}

export const decidedByText = (user: ConsoleUser, decision: HistoryRow): string =>
  t('users.review.decidedBy', {
    name: addressee(user),
    status: statusText(user.status),
    who: operatorText(decision),
    at: displayDateTime(decision.search_timestamp, 'ja', nowJst()),
  });
