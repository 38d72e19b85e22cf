import { useLocation } from 'react-router';
import { Alert } from '../../components/messages/Alert';
import { LinkButton } from '../../components/buttons/LinkButton';
import { useTexts } from '../../i18n/texts';
import { useMessageText } from '../../lib/calls/message-text';
import { PATHS } from '../../lib/paths';
import type { AccountState } from './account-state';

type ToldState = Exclude<AccountState, 'unknown' | null>;

interface Next {
  to: string;
  kind: 'info' | 'warn' | 'danger';
  /** Where to ask, besides. */
  asks?: boolean;
}

const NEXT: Readonly<Record<ToldState, Next>> = {
  provisional: { to: PATHS.planEdit, kind: 'warn' },
  under_review: { to: PATHS.notice, kind: 'info' },
  // No invoice, but a card: that needs no review.
  rejected: { to: PATHS.planEdit, kind: 'danger', asks: true },
  suspended_card: { to: PATHS.renewCard, kind: 'warn' },
  suspended: { to: PATHS.contact, kind: 'warn' },
  withdrawn: { to: PATHS.register, kind: 'info' },
};

/** What an account that is not active lacks, and the one step that goes on from there. */
export function AccountStateAlert({ state, reason = null }: { state: AccountState; reason?: string | null }) {
  const t = useTexts('account_state');
  const titles = useTitles();
  const { pathname } = useLocation();
  if (state === null || state === 'unknown') return null;
  const { to, kind, asks = false } = NEXT[state];
  const isThere = to === pathname;
  return (
    <Alert kind={kind} title={titles[state]}>
      {reason !== null && <p style={{ whiteSpace: 'pre-wrap' }}>{`${t.reason}${reason}`}</p>}
      <p>{t.lead[state]}</p>
      {(!isThere || asks) && (
        <div className="row">
          {!isThere && (
            <LinkButton to={to} kind="secondary" small>
              {t.next[state]}
            </LinkButton>
          )}
          {asks && (
            <LinkButton to={PATHS.contact} kind="quiet" small>
              {t.contact}
            </LinkButton>
          )}
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
    suspended_card: textOf('status_stopped_credit'),
    suspended: textOf('status_stopped_other'),
    withdrawn: textOf('status_withdrawn'),
  };
}
