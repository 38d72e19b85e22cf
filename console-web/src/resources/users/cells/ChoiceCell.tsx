import { useState } from 'react';
import { personName } from '@laundry/shared/text/person-name';
import { InlineSelect } from '../../../components/inline/InlineSelect';
import { InlineEditor, InlineValue } from '../../../components/inline/InlineValue';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { problemLines } from '../../../providers/api/problem';
import { CHOICES, type ChoiceField, choiceText } from './choice-fields';
import { useUserEdit } from '../useUserEdit';

interface Props {
  readonly user: ConsoleUser;
  readonly field: ChoiceField;
  readonly isEditable: boolean;
}

/** A field that is one of a few values, edited in its place by those who may. */
export function ChoiceCell({ user, field, isEditable }: Props) {
  const value = choiceText(field, user[field]);
  const names = { name: personName(user), field: t(`users.fields.${field}`), value };
  return (
    <InlineValue
      shown={value}
      label={isEditable ? t('users.choice.edit', names) : undefined}
      editor={(close) => <ChoiceEditor user={user} field={field} onClose={close} />}
    />
  );
}

const UNSET = '';
const NOT_TOLD = { value: UNSET, label: t('users.unset'), disabled: true };
const keyOf = (value: number | null): string => String(value ?? UNSET);

function ChoiceEditor({ user, field, onClose }: Omit<Props, 'isEditable'> & { onClose: (saved: boolean) => void }) {
  const seen = user[field];
  const [chosen, setChosen] = useState(seen);
  const edit = useUserEdit(user);
  const submit = () => {
    if (chosen === seen) onClose(false);
    else edit.save({ [field]: chosen }, () => onClose(true));
  };
  const refused = edit.error ? problemLines(edit.error) : [];
  const theirs = edit.others?.fields[field];
  const now =
    edit.others === null
      ? []
      : [t('lists.others.now', { value: choiceText(field, typeof theirs === 'number' ? theirs : null) })];
  const offered = CHOICES[field].map(({ value, label }) => ({ value: keyOf(value), label }));
  const isOffered = offered.some(({ value }) => value === keyOf(chosen));
  return (
    <InlineEditor
      isPending={edit.isPending}
      problems={[...refused, ...now]}
      onSubmit={submit}
      onCancel={() => onClose(false)}
    >
      <InlineSelect
        autoFocus
        label={t('users.choice.label', { name: personName(user), field: t(`users.fields.${field}`) })}
        value={keyOf(chosen)}
        choices={[...(isOffered ? [] : [NOT_TOLD]), ...offered]}
        onChange={(key) => setChosen(key === UNSET ? null : Number(key))}
      />
    </InlineEditor>
  );
}
