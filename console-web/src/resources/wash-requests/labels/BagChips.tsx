import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { bagNumbers } from '@laundry/shared/rules/labels/bag-label';
import type { BagTally, CountedBags } from '@laundry/shared/rules/labels/bag-scan';
import { t } from '../../../i18n';
import { tokens } from '../../../theme/tokens';

/** Every bag by its number: which were scanned, and which were not. */
export function BagChips({ bags, tally }: { bags: CountedBags; tally: BagTally }) {
  return (
    <Box component="ul" aria-label={t('labels.scan.bags')} sx={list}>
      {bagNumbers(bags.count).map((bag) => {
        const isScanned = tally.scanned.includes(bag);
        return (
          <Box
            component="li"
            key={bag}
            aria-label={t(isScanned ? 'labels.scan.isScanned' : 'labels.scan.notScanned', { bag })}
            className={isScanned ? 'scanned' : ''}
          >
            {bag}
            {isScanned && <CheckIcon fontSize="small" aria-hidden />}
          </Box>
        );
      })}
    </Box>
  );
}

const list = {
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  p: 0,
  m: 0,
  '& li': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 44,
    minHeight: 36,
    px: 1,
    fontWeight: 700,
    border: `2px dashed ${tokens.lineStrong}`,
    borderRadius: 1,
    color: tokens.inkSoft,
  },
  '& .scanned': { borderStyle: 'solid', borderColor: tokens.good, bgcolor: tokens.goodSoft, color: tokens.good },
};
