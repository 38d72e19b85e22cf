import { LIMITS } from '@laundry/shared/constants/limits';
import { message } from '@laundry/shared/messages/message';
import { parseSetCount } from '@laundry/shared/rules/work/set-count';
import { toHalfWidth } from '@laundry/shared/text/normalize';
import { useId, useState } from 'react';
import { InlineEditor } from '../../../components/inline/InlineValue';
import { t } from '../../../i18n';
import type { StoredRow } from '../../../providers/api/api-types';
import { problemLines } from '../../../providers/api/problem';
import { useSetCount } from './useSetCount';

/** The usual counts; others are typed. */
const CHOICES = Array.from({ length: LIMITS.rowCountChoiceMax }, (_, index) => index + 1);

/** An integer from 0 to 100; anything else is not sent. */
export function CountEditor({ row, onClose }: { row: StoredRow; onClose: (saved: boolean) => void }) {
  const choicesId = useId();
  const [text, setText] = useState(String(row.count));
  const [isRefused, setRefused] = useState(false);
  const setCount = useSetCount(row.id);

  const submit = () => {
    const count = parseSetCount(toHalfWidth(text));
    setRefused(count === null);
    if (count !== null) setCount.mutate(count, { onSuccess: () => onClose(true) });
  };
  const problems = isRefused ? [message('ja', 'set_count_range')] : setCount.error ? problemLines(setCount.error) : [];

  return (
    <InlineEditor isPending={setCount.isPending} problems={problems} onSubmit={submit} onCancel={() => onClose(false)}>
      <input
        autoFocus
        inputMode="numeric"
        list={choicesId}
        aria-label={t('requests.count.input')}
        aria-invalid={problems.length > 0}
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
      />
      <datalist id={choicesId}>
        {CHOICES.map((count) => (
          <option key={count} value={count} />
        ))}
      </datalist>
    </InlineEditor>
  );
}
