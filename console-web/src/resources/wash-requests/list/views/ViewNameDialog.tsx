import { message } from '@laundry/shared/messages/message';
import { textProblem } from '@laundry/shared/text/characters';
import { TextInput } from 'react-admin';
import type { ReactNode } from 'react';
import { FormDialog } from '../../../../components/form/dialog/FormDialog';
import { t } from '../../../../i18n';

interface Props {
  readonly title: string;
  readonly submitLabel: string;
  /** What it is called by now; empty for a new one. */
  readonly name: string;
  /** What others are called. */
  readonly taken: readonly string[];
  readonly onSubmit: (name: string) => void;
  readonly onClose: () => void;
  /** What will be stored. */
  readonly children?: ReactNode;
}

/** Asks what a view is called. */
export function ViewNameDialog({ title, submitLabel, name, taken, onSubmit, onClose, children }: Props) {
  return (
    <FormDialog<{ name?: string | null }>
      title={title}
      submitLabel={submitLabel}
      pendingLabel={submitLabel}
      record={{ name }}
      validate={(values) => {
        const problem = nameProblem(values.name, taken);
        return problem === undefined ? {} : { name: problem };
      }}
      onSubmit={(values) => {
        onSubmit((values.name ?? '').trim());
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput autoFocus required source="name" label={t('requests.views.name')} helperText={false} />
      {children}
    </FormDialog>
  );
}

/** Letters of a name, which stands in a button. */
const NAME_MAX = 30;

/** What is wrong with the name of a view among others; undefined: nothing. */
function nameProblem(typed: string | null | undefined, taken: readonly string[]): string | undefined {
  const name = (typed ?? '').trim();
  if (name === '') return `▲ ${message('ja', 'required')}`;
  if (taken.includes(name)) return `▲ ${t('requests.views.taken')}`;
  const problem = textProblem(name, NAME_MAX);
  return problem === null ? undefined : `▲ ${message('ja', problem, { max: NAME_MAX })}`;
}
