import ContentCopy from '@mui/icons-material/ContentCopy';
import Print from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import { QRCodeSVG } from 'qrcode.react';
import { useId } from 'react';
import { useCopy } from '../../components/files/useCopy';
import { GuardedDialog } from '../../components/form/dialog/GuardedDialog';
import { PrintSheet } from '../../components/page/PrintSheet';
import { t } from '../../i18n';
import type { Venue } from '../../providers/api/api-types';
import { notPrinted } from '../../theme/frame';
import { tokens } from '../../theme/tokens';
import { posterTexts } from './venue-form';

/** What a venue's residents see on paper: the code of their registration page, and its address for who types it. In their language. */
export function VenuePoster({ venue, onClose }: { venue: Venue; onClose: () => void }) {
  const titleId = useId();
  const copy = useCopy();
  const { invitation, orType } = posterTexts(venue);
  const words = { copied: t('venues.poster.copied'), failed: t('venues.poster.notCopied') };
  return (
    <GuardedDialog
      open
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      sx={printed.root}
      slotProps={{ container: { sx: printed.root }, paper: { sx: printed.paper }, backdrop: { sx: notPrinted } }}
    >
      <PrintSheet orientation="portrait" />
      <GlobalStyles styles={{ '#root': notPrinted }} />
      <DialogTitle id={titleId} className="no-print">
        {t('venues.poster.title')}
      </DialogTitle>
      <DialogContent>
        <Box lang={venue.default_lang} sx={styles}>
          <strong>{venue.name}</strong>
          <p>{invitation}</p>
          <QRCodeSVG
            value={venue.register_url}
            size={240}
            level="M"
            marginSize={4}
            title={t('venues.poster.codeOf', { name: venue.name })}
          />
          <p className="soft">{orType}</p>
          <p className="address">{venue.register_url}</p>
        </Box>
      </DialogContent>
      <DialogActions className="no-print" disableSpacing sx={actions}>
        <Button variant="outlined" onClick={onClose}>
          {t('venues.poster.close')}
        </Button>
        <Button variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy(venue.register_url, words)}>
          {t('venues.poster.copy')}
        </Button>
        <Button variant="contained" startIcon={<Print />} onClick={() => window.print()}>
          {t('venues.poster.print')}
        </Button>
      </DialogActions>
    </GuardedDialog>
  );
}

// On a phone the buttons take two lines rather than part a word.
const actions = { flexWrap: 'wrap', gap: 1, '& > *': { whiteSpace: 'nowrap' } };

const styles = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  textAlign: 'center',
  '& strong': { fontSize: 20 },
  '& p': { m: 0 },
  '& .soft': { color: tokens.inkSoft, fontSize: 13 },
  '& .address': { fontWeight: 700, overflowWrap: 'anywhere', userSelect: 'all' },
  '& svg': { maxWidth: '100%', height: 'auto' },
  '@media print': { '& strong': { fontSize: 32 }, '& p': { fontSize: 18 }, '& svg': { width: '110mm' } },
};

/** The sheet alone, without the screen behind it. */
const printed = {
  root: { '@media print': { position: 'static', height: 'auto' } },
  paper: { '@media print': { boxShadow: 'none', maxWidth: 'none', margin: 0 } },
};
