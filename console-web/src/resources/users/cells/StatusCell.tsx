import { memberOf } from '@laundry/shared/constants/closed-set';
import { USER_STATUS, type UserStatus } from '@laundry/shared/constants/user-status';
import { message } from '@laundry/shared/messages/message';
import { decideStatusChange, statusChoices } from '@laundry/shared/rules/accounts/customer-status';
import { personName } from '@laundry/shared/text/person-name';
import { useState } from 'react';
import { Confirm } from '../../../components/form/dialog/Confirm';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { problemLines } from '../../../providers/api/problem';
import { InlineSelect } from '../../../components/inline/InlineSelect';
import { InlineEditor, InlineValue } from '../../../components/inline/InlineValue';
import { ApprovalQuestion } from '../review/ApprovalQuestion';
import { RejectDialog } from '../review/RejectDialog';
import { SuspensionFacts } from './SuspensionFacts';
import { type StatusQuestion, statusQuestion } from './status-confirm';
import { statusText, statusTone } from '../user-status';
import { useUserEdit } from '../useUserEdit';

interface Props {
  readonly user: ConsoleUser;
  readonly isEditable: boolean;
}

/** The usage status, edited in its place by those who may; a review that is due says so. */
export function StatusCell({ user, isEditable }: Props) {
  const text = statusText(user.status);
  const isWaiting = user.status === USER_STATUS.underReview;
  const shown = (
    <>
      <StatusBadge status={user.status} />
      {isWaiting && isEditable && <span className="review">{t('users.status.review')}</span>}
    </>
  );
  return (
    <>
      <InlineValue
        shown={shown}
        label={isEditable ? t('users.status.edit', { name: personName(user), status: text }) : undefined}
        editor={(close) => <StatusEditor user={user} onClose={close} />}
      />
      {user.user_id !== null && <div className="problem">{t('users.billingError')}</div>}
    </>
  );
}

const StatusBadge = ({ status }: { status: UserStatus }) => (
  <span className={`status ${statusTone(status)}`}>{statusText(status)}</span>
);

/**
 * The choices (handbook/accounts.md#customer-status); the same rule refuses here as on the server. What somebody else has made of
 * the status meanwhile stands beside them: who confirms again decides on that.
 */
function StatusEditor({ user, onClose }: { user: ConsoleUser; onClose: (saved: boolean) => void }) {
  const choices = statusChoices(user);
  const [began] = useState(user.status);
  const [picked, setChosen] = useState<UserStatus>(user.status);
  // What was picked may not be open any more.
  const chosen = memberOf(choices, picked) ?? user.status;
  const [refused, setRefused] = useState<string | null>(null);
  const [question, setQuestion] = useState<StatusQuestion | null>(null);
  const setStatus = useUserEdit(user);

  const send = () => {
    setQuestion(null);
    setStatus.save({ status: chosen, seen: user }, () => onClose(true));
  };
  const submit = () => {
    const decision = decideStatusChange({
      from: user.status,
      to: chosen,
      paymentMethodId: user.payment_method_id,
      latestPaymentMethodId: user.latest_payment_method_id,
      hasBillingError: user.user_id !== null,
    });
    setRefused(decision.ok ? null : message('ja', decision.code));
    if (!decision.ok) return;
    const asked = statusQuestion(user, chosen);
    if (asked === null) send();
    else setQuestion(asked);
  };
  // Of a rejection its dialog tells.
  const failed = question?.kind === 'rejection' ? null : setStatus.error;
  const isOther = user.status !== began;
  const problems = [
    ...(refused !== null ? [refused] : failed ? problemLines(failed) : []),
    ...(isOther ? [t('users.status.now', { status: statusText(user.status) })] : []),
  ];
  const notAsked = () => setQuestion(null);

  return (
    <>
      <InlineEditor
        isPending={setStatus.isPending}
        problems={problems}
        onSubmit={submit}
        onCancel={() => onClose(false)}
      >
        {isOther && <StatusBadge status={user.status} />}
        <InlineSelect
          autoFocus
          label={t('users.status.label', { name: personName(user) })}
          isWrong={problems.length > 0}
          value={String(chosen)}
          choices={choices.map((status) => ({
            value: String(status),
            label: statusText(status),
            disabled: status === USER_STATUS.provisional,
          }))}
          onChange={(value) => {
            setChosen(memberOf(choices, value) ?? chosen);
            setRefused(null);
          }}
        />
      </InlineEditor>
      {question?.kind === 'approval' && (
        <ApprovalQuestion user={user} onApprove={send} onClose={notAsked}>
          <Emphasised lines={question.lines} />
        </ApprovalQuestion>
      )}
      {question?.kind === 'rejection' && (
        <RejectDialog user={user} edit={setStatus} onRejected={() => onClose(true)} onClose={notAsked} />
      )}
      {question?.kind === 'change' && (
        <Confirm
          title={t('users.status.title')}
          content={
            <>
              {t('users.status.change', {
                name: personName(user),
                from: statusText(user.status),
                to: statusText(chosen),
              })}
              <Emphasised lines={question.lines} />
              {chosen === USER_STATUS.suspended && <SuspensionFacts user={user} />}
            </>
          }
          confirm={t('users.status.submit')}
          danger
          onConfirm={send}
          onClose={notAsked}
        />
      )}
    </>
  );
}

const Emphasised = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <strong key={line} style={{ display: 'block' }}>
      {line}
    </strong>
  ));
