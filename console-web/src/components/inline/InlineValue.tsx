import { type KeyboardEvent, type ReactNode, type FormEvent, useState } from 'react';
import { InlineForm } from './InlineForm';
import { t } from '../../i18n';

interface ValueProps {
  readonly shown: ReactNode;
  /** Absent: only to be read. */
  readonly label?: string | undefined;
  readonly editor: (close: (saved: boolean) => void) => ReactNode;
}

/** A value that is edited in its place; the result stands beside it, and the keyboard goes on from there. */
export function InlineValue({ shown, label, editor }: ValueProps) {
  const [state, setState] = useState<'fresh' | 'editing' | 'left' | 'saved'>('fresh');
  if (state === 'editing') return editor((saved) => setState(saved ? 'saved' : 'left'));
  if (label === undefined) return shown;
  return (
    <>
      <button
        type="button"
        className="plain"
        autoFocus={state !== 'fresh'}
        aria-label={label}
        onClick={() => setState('editing')}
      >
        {shown}
      </button>
      {state === 'saved' && (
        <div role="status" className="done">
          {t('lists.inline.saved')}
        </div>
      )}
    </>
  );
}

interface FormProps {
  readonly isPending: boolean;
  readonly problems: readonly string[];
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Below the last row of a table that scrolls in its own box nobody would see it. */
const bringIntoSight = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' });

/** The editor in the place of a value: Enter confirms, Esc leaves, what is wrong stands below. */
export function InlineEditor({ isPending, problems, onSubmit, onCancel, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    // A select does not send its form by itself.
    if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) submit(event);
  };
  return (
    <InlineForm noValidate onSubmit={submit} onKeyDown={onKeyDown}>
      {children}
      <button type="submit" aria-disabled={isPending}>
        {isPending ? t('lists.inline.saving') : t('lists.inline.confirm')}
      </button>
      <button type="button" onClick={onCancel}>
        {t('lists.inline.cancel')}
      </button>
      {problems.length > 0 && (
        <div role="alert" key={problems.join('\n')} ref={bringIntoSight}>
          {problems.map((problem) => (
            <div key={problem}>{`▲ ${problem}`}</div>
          ))}
        </div>
      )}
    </InlineForm>
  );
}
