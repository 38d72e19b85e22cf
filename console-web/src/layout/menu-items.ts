import { shellTexts } from '../i18n/shell';
import { type ResourceName, canAccess } from '../providers/access';
import type { Operator } from '../providers/operator';

export interface MenuItem {
  readonly resource: ResourceName;
  readonly path: string;
  readonly label: string;
  readonly about: string;
}

const ORDER: readonly ResourceName[] = [
  'wash-requests',
  'users',
  'area-infos',
  'business-holiday-setting',
  'operation-histories',
];

/** The screens that somebody may open, for the menu and for the top page. */
export const menuItemsFor = (operator: Operator): readonly MenuItem[] =>
  ORDER.filter((resource) => canAccess(operator, { resource, action: 'list' })).map((resource) => ({
    resource,
    path: `/${resource}`,
    ...shellTexts.menu[resource],
  }));
