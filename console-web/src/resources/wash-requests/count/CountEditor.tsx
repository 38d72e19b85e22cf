import { message } from '@laundry/shared/messages/message';
import { parseSetCount } from '@laundry/shared/rules/back-office/set-count';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { t } from '../../../i18n';
import type { StoredRow } from '../../../providers/api-types';
import { problemLines } from '../../../providers/problem';
import { InlineForm } from '../../../components/InlineForm';
import { useSetCount } from './useSetCount';

/** An integer from 0 to 100; Enter confirms, Esc leaves. Anything else is not sent. */
export function CountEditor({ row, onClose }: { row: StoredRow; onClose: (saved: boolean) => void }) {
  const [text, setText] = useState(String(row.count));
  const [isRefused, setRefused] = useState(false);
  const setCount = useSetCount(row.id);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const count = parseSetCount(text.trim().normalize('NFKC'));
    setRefused(count === null);
    if (count !== null) setCount.mutate(count, { onSuccess: () => onClose(true) });
  };
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose(false);
  };
  const problems = isRefused ? [message('ja', 'set_count_range')] : setCount.error ? problemLines(setCount.error) : [];

  return (
    <InlineForm noValidate onSubmit={submit} onKeyDown={leaveOnEscape}>
      <input
        autoFocus
        inputMode="numeric"
        aria-label={t('requests.count.input')}
        aria-invalid={problems.length > 0}
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" disabled={setCount.isPending}>
        {setCount.isPending ? t('requests.count.saving') : t('requests.count.confirm')}
      </button>
      <button type="button" onClick={() => onClose(false)}>
        {t('requests.count.cancel')}
      </button>
      {problems.map((problem) => (
        <div role="alert" key={problem}>{`▲ ${problem}`}</div>
      ))}
    </InlineForm>
  );
}
