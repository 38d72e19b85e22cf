import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Link, type To } from 'react-router';

export interface Kind {
  readonly key: string;
  readonly label: string;
  readonly to: To;
}

/** From a list of one kind to that of another. */
export function KindLinks({ label, kinds, current }: { label: string; kinds: readonly Kind[]; current: string }) {
  return (
    <nav aria-label={label}>
      <ToggleButtonGroup size="small" exclusive value={current}>
        {kinds.map((kind) => (
          <ToggleButton
            key={kind.key}
            value={kind.key}
            component={Link}
            to={kind.to}
            aria-current={kind.key === current ? 'page' : undefined}
            // A link says where one is; it is not pressed.
            aria-pressed={undefined}
          >
            {kind.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </nav>
  );
}
