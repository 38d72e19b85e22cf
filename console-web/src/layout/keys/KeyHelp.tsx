import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { GuardedDialog } from '../../components/form/dialog/GuardedDialog';
import { useFocusBack } from '../../components/form/dialog/useFocusBack';
import { t } from '../../i18n';
import { tokens } from '../../theme/tokens';
import { useLettersOn } from './useKeys';

const EVERYWHERE = [
  ['Ctrl+K', 'palette'],
  ['/', 'find'],
  ['?', 'help'],
] as const;
const IN_LISTS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['X', 'tick'],
  ['A', 'assign'],
  ['E', 'open'],
] as const;
const ON_CUSTOMER = [
  ['M', 'move'],
  ['B', 'bags'],
  ['C', 'cancel'],
  ['N', 'note'],
] as const;

/** What each key does, and the switch for who does not want letters to do anything. */
export default function KeyHelp({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useLettersOn();
  const titleId = useId();
  useFocusBack();
  return (
    <GuardedDialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('keys.title')}</DialogTitle>
      <DialogContent>
        <Part title={t('keys.everywhere')} lines={EVERYWHERE} />
        <Part title={t('keys.list')} lines={IN_LISTS} />
        <Part title={t('keys.customer')} lines={ON_CUSTOMER} />
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(event) => setOn(event.target.checked)} />}
          label={t('keys.on')}
        />
        <Typography variant="body2" color="textSecondary">
          {t(isOn ? 'keys.lead' : 'keys.off')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('keys.close')}
        </Button>
      </DialogActions>
    </GuardedDialog>
  );
}

type Line = (typeof EVERYWHERE | typeof IN_LISTS | typeof ON_CUSTOMER)[number];

function Part({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <>
      <Typography variant="h3" sx={{ fontSize: '1rem', fontWeight: 700 }}>
        {title}
      </Typography>
      <Box component="dl" sx={list}>
        {lines.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${what}`)}</dd>
          </div>
        ))}
      </Box>
    </>
  );
}

const list = {
  m: '4px 0 16px',
  '& > div': { display: 'grid', gridTemplateColumns: '72px 1fr', alignItems: 'baseline', py: 0.5 },
  '& dt, & dd': { m: 0 },
  '& kbd': {
    px: 0.75,
    py: 0.25,
    border: `1px solid ${tokens.lineStrong}`,
    borderRadius: 1,
    bgcolor: tokens.ground,
    fontFamily: 'inherit',
    fontSize: 13,
    fontWeight: 700,
  },
};
