import { useCanAccess, useListContext } from 'ra-core';
import { KindLinks } from '../../components/list/KindLinks';
import { t } from '../../i18n';
import { ADMINISTRATORS_PATH } from './member-paths';

/** From the staff to the administrators, for who may see both. */
export function MemberKinds() {
  const { resource } = useListContext();
  const { canAccess } = useCanAccess({ resource: 'administrators', action: 'list' });
  if (!canAccess) return null;
  const kinds = [
    { key: 'members', label: t('members.kinds.members'), to: '/members' },
    { key: 'administrators', label: t('members.kinds.administrators'), to: ADMINISTRATORS_PATH },
  ];
  return <KindLinks label={t('members.kinds.label')} kinds={kinds} current={resource} />;
}
