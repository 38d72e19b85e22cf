import { GIVEN_ROLES } from '@laundry/shared/rules/accounts/role-change';
import { answer, client } from '../api/client';
import type { ConsoleUser } from '../api/api-types';

/** The fields of a customer that are set as they are, each by a call of its own. */
export type UserField =
  | 'management_notes'
  | 'is_saturday_available'
  | 'wash_weight'
  | 'weight'
  | 'wash_type_setting'
  | 'fold_type_setting'
  | 'has_oil_treatment'
  | 'laundry_type'
  | 'receipt'
  | 'role';

/** One of them with what it is to be. */
export type FieldEdit = Partial<Pick<ConsoleUser, UserField | 'version'>>;

type Params = { readonly path: { readonly id: number } };
/** `seen`: the version of the row that the operator saw. */
type Setter = (params: Params, edit: FieldEdit, seen: Pick<FieldEdit, 'version'>) => Promise<object> | null;

const SETTERS: Readonly<Record<UserField, Setter>> = {
  management_notes: (params, { management_notes }, seen) =>
    management_notes === undefined
      ? null
      : answer(
          client.POST('/api/v1/admin/users/{id}/managementNotes', { params, body: { management_notes, ...seen } }),
        ),
  is_saturday_available: (params, { is_saturday_available }, seen) =>
    is_saturday_available === undefined
      ? null
      : answer(client.POST('/api/v1/admin/users/{id}/sat', { params, body: { is_saturday_available, ...seen } })),
  wash_weight: (params, { wash_weight }, seen) =>
    wash_weight === undefined
      ? null
      : answer(client.POST('/api/v1/admin/users/{id}/washWeight', { params, body: { wash_weight, ...seen } })),
  weight: (params, { weight }, seen) =>
    weight === undefined
      ? null
      : answer(client.POST('/api/v1/admin/users/{id}/weight', { params, body: { weight, ...seen } })),
  wash_type_setting: (params, { wash_type_setting }, seen) =>
    wash_type_setting === undefined
      ? null
      : answer(client.POST('/api/v1/admin/users/{id}/washType', { params, body: { wash_type_setting, ...seen } })),
  fold_type_setting: (params, { fold_type_setting }, seen) =>
    fold_type_setting === undefined
      ? null
      : answer(client.POST('/api/v1/admin/users/{id}/foldType', { params, body: { fold_type_setting, ...seen } })),
  has_oil_treatment: (params, { has_oil_treatment }, seen) =>
    has_oil_treatment === undefined
      ? null
      : answer(
          client.POST('/api/v1/admin/users/{id}/hasOilTreatment', { params, body: { has_oil_treatment, ...seen } }),
        ),
  laundry_type: (params, { laundry_type }, seen) =>
    laundry_type === undefined || laundry_type === null
      ? null
      : answer(client.POST('/api/v1/admin/users/{id}/laundryType', { params, body: { laundry_type, ...seen } })),
  receipt: (params, { receipt }, seen) =>
    receipt === undefined
      ? null
      : answer(client.POST('/api/v1/admin/users/{id}/receipt', { params, body: { receipt, ...seen } })),
  role: (params, edit) => {
    const role = GIVEN_ROLES.find((given) => given === edit.role);
    return role === undefined ? null : answer(client.POST('/api/v1/admin/users/{id}/role', { params, body: { role } }));
  },
};

/** Sets the field that is given. */
export function setField(params: Params, { version, ...edit }: FieldEdit): Promise<object> {
  const seen = version === undefined ? {} : { version };
  for (const set of Object.values(SETTERS)) {
    const sent = set(params, edit, seen);
    if (sent !== null) return sent;
  }
  throw new Error('no field of a customer to set');
}
