import { useResourceContext } from 'ra-core';
import { useSharedEdit } from '../../components/form/shared-write/useSharedEdit';
import type { ConsoleUser } from '../../providers/api/api-types';

/** A customer's field, edited in its place. */
export const useUserEdit = (user: ConsoleUser) => useSharedEdit(useResourceContext() ?? 'users', user, []);
