import { useLocation } from 'react-router';
import { Alert } from '../../components/ui/Alert';
import { LinkButton } from '../../components/ui/LinkButton';
import { useTexts } from '../../i18n/texts';
import { useMessageText } from '../../lib/message-text';
import { PATHS } from '../../lib/paths';
import type { AccountState } from './account-state';

type ToldState = Exclude<AccountState, 'unknown' | null>;

const NEXT: Readonly<Record<ToldState, { to: string; kind: 'info' | 'warn' | 'danger' }>> = {
  provisional: { to: PATHS.planEdit, kind: 'warn' },
  under_review: { to: PATHS.notice, kind: 'info' },
  rejected: { to: PATHS.contact, kind: 'danger' },
  stopped_card: { to: PATHS.planEdit, kind: 'warn' },
  suspended: { to: PATHS.contact, kind: 'warn' },
  withdrawn: { to: PATHS.register, kind: 'info' },
};

/** What an account that is not active lacks, and the one step that goes on from there. */
export function AccountStateAlert({ state }: { state: AccountState }) {
  const t = useTexts('account_state');
  const titles = useTitles();
  const { pathname } = useLocation();
  if (state === null || state === 'unknown') return null;
  const { to, kind } = NEXT[state];
  return (
    <Alert kind={kind} title={titles[state]}>
      <p>{t.lead[state]}</p>
      {to !== pathname && (
        <div>
          <LinkButton to={to} kind="secondary" small>
            {t.next[state]}
          </LinkButton>
        </div>
      )}
    </Alert>
  );
}

/** Where refusals have words of their own, the same are used. */
function useTitles(): Readonly<Record<ToldState, string>> {
  const t = useTexts('account_state');
  const textOf = useMessageText();
  return {
    ...t.title,
    stopped_card: textOf('status_stopped_credit'),
    suspended: textOf('status_stopped_other'),
    withdrawn: textOf('status_withdrawn'),
  };
}
