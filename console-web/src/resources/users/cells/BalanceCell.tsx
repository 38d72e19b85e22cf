import { LIMITS } from '@laundry/shared/constants/limits';
import { parseSetCount } from '@laundry/shared/rules/work/set-count';
import { toHalfWidth } from '@laundry/shared/text/normalize';
import { personName } from '@laundry/shared/text/person-name';
import { useState } from 'react';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { isStale, problemLines } from '../../../providers/api/problem';
import { InlineEditor, InlineValue } from '../../../components/inline/InlineValue';
import { useUserEdit } from '../useUserEdit';

interface Props {
  readonly user: ConsoleUser;
  readonly isEditable: boolean;
}

/** The remaining count, edited in its place by those who may. */
export function BalanceCell({ user, isEditable }: Props) {
  const count = user.available_request_count;
  return (
    <InlineValue
      shown={count}
      label={isEditable ? t('users.balance.edit', { name: personName(user), count }) : undefined}
      editor={(close) => <BalanceEditor user={user} onClose={close} />}
    />
  );
}

const RANGE = { min: LIMITS.balanceMin, max: LIMITS.balanceMax };

/** 0, 1 to 99 or 100; anything else is not sent. Another person's change meanwhile is told, with the count of now. */
function BalanceEditor({ user, onClose }: { user: ConsoleUser; onClose: (saved: boolean) => void }) {
  const seen = user.available_request_count;
  const [text, setText] = useState(String(seen));
  const [isRefused, setRefused] = useState(false);
  const setBalance = useUserEdit(user);

  const submit = () => {
    const count = parseSetCount(toHalfWidth(text));
    setRefused(count === null);
    if (count === seen) onClose(false);
    else if (count !== null) setBalance.save({ available_request_count: count, seen: user }, () => onClose(true));
  };
  const refused = setBalance.error ? problemLines(setBalance.error) : [];
  const now = setBalance.error && isStale(setBalance.error) ? [t('users.balance.now', { count: seen })] : [];

  return (
    <InlineEditor
      isPending={setBalance.isPending}
      problems={isRefused ? [t('users.balance.range', RANGE)] : [...refused, ...now]}
      onSubmit={submit}
      onCancel={() => onClose(false)}
    >
      <input
        autoFocus
        inputMode="numeric"
        aria-label={t('users.balance.label')}
        aria-invalid={isRefused}
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
      />
    </InlineEditor>
  );
}
