import { CLAIM_LIMITS } from '@laundry/shared/constants/claim-limits';
import { claimRefusal } from '@laundry/shared/rules/claims/claim-rules';
import { openedWith } from '@laundry/web-kit/forms/steps/use-steps';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { EmptyState } from '../../../components/loading/EmptyState';
import { QueryState } from '../../../components/loading/QueryState';
import { Page } from '../../../components/page/Page';
import { useTexts } from '../../../i18n/texts';
import type { Claim, WashRequest } from '../../../lib/calls/api-types';
import { historyOfPath, PATHS } from '../../../lib/paths';
import { useCurrentUser } from '../../../lib/session/current-user';
import { useNow } from '../now';
import { ClaimForm } from './ClaimForm';
import { claimsQuery } from './claim-calls';

/** The form, or why there is none for this request. */
export function ClaimOfRequest({ id, row }: { id: number; row: WashRequest | undefined }) {
  const t = useTexts('claim');
  const claims = useQuery({ ...claimsQuery(id), enabled: row !== undefined });
  const user = useCurrentUser();
  if (row === undefined) {
    return (
      <Page title={t.title}>
        <EmptyState action={<LinkButton to={PATHS.history}>{t.to_history}</LinkButton>}>
          {t.refusals.claim_not_delivered}
        </EmptyState>
      </Page>
    );
  }
  return (
    <QueryState query={user}>
      {(who) => (
        <QueryState query={claims}>
          {(list) => (
            <Allowed row={row} claims={list}>
              <ClaimForm row={row} user={who} />
            </Allowed>
          )}
        </QueryState>
      )}
    </QueryState>
  );
}

interface AllowedProps {
  row: WashRequest;
  claims: readonly Claim[];
  children: ReactNode;
}

/** Decided once: a form that has begun stays, whatever is read meanwhile, and tells its own end. */
function Allowed({ row, claims, children }: AllowedProps) {
  const t = useTexts('claim');
  const now = useNow();
  const state: unknown = useLocation().state;
  const [refusal] = useState(() => {
    const isAtStep = openedWith(state) !== state;
    const hasOpen = claims.some(({ answered_at }) => answered_at === null);
    return isAtStep ? null : claimRefusal(row, hasOpen, now);
  });
  if (refusal === null) return children;
  const isOver = refusal === 'claim_too_late';
  const words = t.refusals[refusal];
  return (
    <Page title={t.title}>
      <EmptyState
        action={
          <LinkButton to={isOver ? PATHS.contact : historyOfPath(row.id)}>
            {isOver ? t.to_contact : t.to_history}
          </LinkButton>
        }
      >
        {typeof words === 'string' ? words : words({ days: CLAIM_LIMITS.daysAfterDelivery })}
      </EmptyState>
    </Page>
  );
}
