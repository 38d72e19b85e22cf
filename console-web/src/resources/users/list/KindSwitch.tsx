import { useCreatePath, useListContext } from 'ra-core';
import { KindLinks } from '../../../components/list/KindLinks';
import { useFilter } from '../../../components/list/useFilter';
import { t } from '../../../i18n';

const KINDS = ['users', 'onetime-users'] as const;

/** From the customers of one kind of plan to those of the other, with what is searched for. */
export function KindSwitch() {
  const { resource } = useListContext();
  const filter = useFilter();
  const createPath = useCreatePath();
  const search = `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
  const kinds = KINDS.map((kind) => ({
    key: kind,
    label: t(`users.kinds.${kind}`),
    to: { pathname: createPath({ resource: kind, type: 'list' }), search },
  }));
  return <KindLinks label={t('users.kinds.label')} kinds={kinds} current={resource} />;
}
