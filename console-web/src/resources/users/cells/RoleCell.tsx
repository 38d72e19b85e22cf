import { memberOf } from '@laundry/shared/constants/closed-set';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { labelOf } from '@laundry/shared/masters/lov';
import { message } from '@laundry/shared/messages/message';
import { grantOf } from '@laundry/shared/rules/accounts/permissions';
import { GIVEN_ROLES, roleRefusal } from '@laundry/shared/rules/accounts/role-change';
import { ROLE, type Role } from '@laundry/shared/constants/roles';
import { personName } from '@laundry/shared/text/person-name';
import { useState } from 'react';
import { Confirm } from '../../../components/form/dialog/Confirm';
import { InlineSelect } from '../../../components/inline/InlineSelect';
import { InlineEditor, InlineValue } from '../../../components/inline/InlineValue';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { useOperator } from '../../../providers/access/OperatorContext';
import { problemLines } from '../../../providers/api/problem';
import { useUserEdit } from '../useUserEdit';

const roleText = (role: number): string => labelOf(LOVS_JA.role, role);

/** The role of an account: customer or administrator, never staff. */
export function RoleCell({ user, isEditable }: { user: ConsoleUser; isEditable: boolean }) {
  const value = roleText(user.role);
  const names = { name: personName(user), field: t('users.fields.role'), value };
  return (
    <InlineValue
      shown={value}
      label={isEditable ? t('users.choice.edit', names) : undefined}
      editor={(close) => <RoleEditor user={user} onClose={close} />}
    />
  );
}

/** What a role opens and closes is asked before it is given. */
function RoleEditor({ user, onClose }: { user: ConsoleUser; onClose: (saved: boolean) => void }) {
  const operator = useOperator();
  const [chosen, setChosen] = useState<Role>(user.role);
  const [isAsked, setAsked] = useState(false);
  const edit = useUserEdit(user);
  const name = personName(user);
  const refusalOf = (to: number) =>
    roleRefusal({ grant: grantOf(operator, 'users.role'), callerId: operator.id, user, to });
  const refused = chosen === user.role ? null : refusalOf(chosen);
  const submit = () => {
    if (chosen === user.role) onClose(false);
    else if (refused === null) setAsked(true);
  };
  const send = () => {
    setAsked(false);
    edit.save({ role: chosen }, () => onClose(true));
  };
  const problems = edit.error ? problemLines(edit.error) : [];
  return (
    <>
      <InlineEditor
        isPending={edit.isPending}
        problems={refused === null ? problems : [message('ja', refused)]}
        onSubmit={submit}
        onCancel={() => onClose(false)}
      >
        <InlineSelect
          autoFocus
          label={t('users.choice.label', { name, field: t('users.fields.role') })}
          value={String(chosen)}
          choices={GIVEN_ROLES.map((role) => ({
            value: String(role),
            label: roleText(role),
            disabled: role !== user.role && refusalOf(role) === 'forbidden',
          }))}
          onChange={(value) => setChosen(memberOf(GIVEN_ROLES, value) ?? chosen)}
        />
      </InlineEditor>
      {isAsked && (
        <Confirm
          title={t('users.role.title')}
          content={
            <>
              {chosen === ROLE.admin ? t('users.role.admin', { name }) : t('users.role.customer', { name })}
              <strong style={{ display: 'block' }}>{t('users.role.session')}</strong>
            </>
          }
          confirm={t('users.role.submit')}
          danger
          onConfirm={send}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
