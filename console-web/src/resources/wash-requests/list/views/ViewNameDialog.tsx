import { TextInput } from 'react-admin';
import type { ReactNode } from 'react';
import { FormDialog } from '../../../../components/form/dialog/FormDialog';
import { t } from '../../../../i18n';
import { nameProblem } from './view-name';

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
