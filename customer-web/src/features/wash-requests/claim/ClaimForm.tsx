import { CLAIM_LIMITS } from '@laundry/shared/constants/claim-limits';
import type { MessageKey } from '@laundry/shared/messages/ja';
import { isBlank } from '@laundry/shared/text/blank';
import { textProblem } from '@laundry/shared/text/characters';
import { useQueryClient } from '@tanstack/react-query';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { EmptyState } from '../../../components/loading/EmptyState';
import { Page } from '../../../components/page/Page';
import { Steps } from '../../../components/page/Steps';
import { useTexts } from '../../../i18n/texts';
import type { Claim, ClaimBody, CurrentUser, WashRequest } from '../../../lib/calls/api-types';
import { useConfirmedForm } from '../../../lib/form/use-confirmed-form';
import { historyOfPath } from '../../../lib/paths';
import { useStepTitle } from '../../../lib/step-title';
import { ClaimConfirm } from './ClaimConfirm';
import { ClaimDone } from './ClaimDone';
import { ClaimInput } from './ClaimInput';
import { claimsQuery, makeClaim } from './claim-calls';

const FRESH: ClaimBody = { text: '', photos: [] };

/** Input, confirmation, done; what was typed and which photos were sent is kept until then. */
export function ClaimForm({ row, user }: { row: WashRequest; user: CurrentUser }) {
  const t = useTexts('claim');
  const queries = useQueryClient();
  const { form, confirming, done, sentBefore, pending, trouble, toInput, toConfirm, submit } = useConfirmedForm<
    ClaimBody,
    ClaimBody,
    Claim,
    { id: number }
  >({
    draft: { name: `claim.${user.id}.${row.id}` },
    rule: checkClaim,
    fresh: FRESH,
    checkedOf: ({ text, photos }) => ({ text: text.trim(), photos }),
    sendKeyed: (body, key) => makeClaim(row.id, body, key),
    ended: ({ id }) => ({ done: { id } }),
    changed: () => queries.invalidateQueries({ queryKey: claimsQuery(row.id).queryKey, refetchType: 'none' }),
  });
  useStepTitle(done ? t.done_title : confirming ? t.confirm_title : null);
  if (done) return <ClaimDone requestId={row.id} />;
  if (confirming) {
    return (
      <Page title={t.confirm_title}>
        <Steps names={t.steps} current={2} />
        <ClaimConfirm
          row={row}
          values={confirming}
          pending={pending}
          trouble={trouble}
          onBack={toInput}
          onSubmit={() => submit(confirming)}
        />
      </Page>
    );
  }
  // Back from there: one waits for its answer now, so that another would be refused.
  if (sentBefore) {
    return (
      <Page title={t.title}>
        <EmptyState action={<LinkButton to={historyOfPath(row.id)}>{t.to_history}</LinkButton>}>
          {t.refusals.claim_open}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={t.title} lead={t.lead}>
      <Steps names={t.steps} current={1} />
      <ClaimInput form={form} onCheck={() => void toConfirm()} />
    </Page>
  );
}

/** Words are needed, photos are not. */
function checkClaim({ text }: ClaimBody): Partial<Record<keyof ClaimBody, MessageKey>> {
  if (isBlank(text)) return { text: 'required' };
  const problem = textProblem(text, CLAIM_LIMITS.textLength, true);
  return problem === null ? {} : { text: problem };
}
