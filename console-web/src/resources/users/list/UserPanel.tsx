import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useListContext } from 'ra-core';
import { personName } from '@laundry/shared/text/person-name';
import { CustomerLink } from '../../../components/links/CustomerLink';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import type { UserColumnGroup } from '../user-facts';
import { RowActions } from './RowActions';
import { userGroupStyles, userStyles } from './user-styles';
import { UserGroups } from './UserGroups';

interface Props {
  readonly groups: readonly UserColumnGroup[];
  /** Whose panel is open. */
  readonly id: number | null;
  readonly onClose: () => void;
}

/** Everything of one customer of the list, beside it. */
export function UserPanel({ groups, id, onClose }: Props) {
  const { data = [] } = useListContext<ConsoleUser>();
  const user = data.find((each) => each.id === id);
  if (user === undefined) return null;
  const name = personName(user);
  return (
    <Drawer
      anchor="right"
      open
      onClose={(event, reason) => {
        // In a field Esc leaves the field.
        const isInField = event instanceof Object && 'target' in event && isField(event.target);
        if (reason !== 'escapeKeyDown' || !isInField) onClose();
      }}
      slotProps={{ paper: { 'aria-label': t('users.panel.of', { name }), role: 'dialog', sx: paper } }}
    >
      <Stack direction="row" sx={{ alignItems: 'start', justifyContent: 'space-between', gap: 1 }}>
        <Box>
          <Typography variant="h2">
            <CustomerLink id={user.id}>{name}</CustomerLink>
          </Typography>
          <div className="soft">{`${t('users.fields.id')} ${user.id}`}</div>
        </Box>
        <IconButton edge="end" aria-label={t('users.panel.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <UserGroups groups={groups} user={user} />
      <RecordContextProvider value={user}>
        <RowActions />
      </RecordContextProvider>
    </Drawer>
  );
}

const isField = (target: unknown): boolean =>
  target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);

const paper = { ...userStyles, ...userGroupStyles, width: 440, maxWidth: '100%', p: 2.5, '& > a': { mt: 2 } };
