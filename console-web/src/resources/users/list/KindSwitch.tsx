import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useCreatePath, useListContext } from 'ra-core';
import { Link } from 'react-router';
import { useFilter } from '../../../components/list/useFilter';
import { t } from '../../../i18n';

const KINDS = ['users', 'onetime-users'] as const;

/** From the customers of one kind of plan to those of the other, with what is searched for. */
export function KindSwitch() {
  const { resource } = useListContext();
  const filter = useFilter();
  const createPath = useCreatePath();
  const search = `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
  return (
    <nav aria-label={t('users.kinds.label')}>
      <ToggleButtonGroup size="small" exclusive value={resource}>
        {KINDS.map((kind) => (
          <ToggleButton
            key={kind}
            value={kind}
            component={Link}
            to={{ pathname: createPath({ resource: kind, type: 'list' }), search }}
            aria-current={kind === resource ? 'page' : undefined}
            // A link says where one is; it is not pressed.
            aria-pressed={undefined}
          >
            {t(`users.kinds.${kind}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </nav>
  );
}
